// @ts-check
/** Icons that every game shares, as symbols of one sheet. */
import { html, svg } from './kit.js';

/** An icon; it has no name of its own: the button beside it has. @param {string} id @param {string} [more] classes */
export const icon = (id, more = '') => html`<svg class="i ${more}" aria-hidden="true" focusable="false"><use href="#i-${id}"></use></svg>`;

export const icons = svg`
  <symbol id="i-axe" viewBox="0 0 24 24"><path d="M3.200 19 12.300 9.900l1.800 1.800L5 20.800c-.5.5-1.300.5-1.800 0s-.5-1.300 0-1.800zM9.300 6.900 13.600 2.600c4.300.1 7.700 3.500 7.800 7.800l-4.300 4.300c-.2-2-1-3.700-2.400-5-1.400-1.500-3.300-2.500-5.400-2.800z"/></symbol>
  <symbol id="i-cross" viewBox="0 0 24 24"><path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/></symbol>
  <symbol id="i-foam" viewBox="0 0 24 24"><circle cx="8.500" cy="9" r="5"/><circle cx="16.500" cy="14.500" r="4.200"/><circle cx="7.500" cy="18.500" r="2.700"/><circle cx="17.500" cy="5.500" r="2.300"/></symbol>
  <symbol id="i-eye" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 5c5.500 0 9.200 4.200 10.500 7-1.300 2.800-5 7-10.500 7S2.800 14.800 1.500 12C2.800 9.200 6.500 5 12 5zm0 2.600a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800zm0 2.300a2.100 2.100 0 1 1 0 4.200 2.100 2.100 0 0 1 0-4.200z"/></symbol>
  <symbol id="i-wheel" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.800c-3 0-5.500 1.800-6.600 4.400 4.200-1.300 9-1.300 13.200 0A7.200 7.200 0 0 0 12 4.800zM4.900 12.600a7.200 7.200 0 0 0 5.600 6.400l-1.300-4.600zm14.200 0-4.300 1.800-1.300 4.600a7.200 7.200 0 0 0 5.600-6.400z"/></symbol>
  <symbol id="i-star" viewBox="0 0 24 24"><path d="m12 2 2.900 6.600 7.100.7-5.400 4.800 1.600 7L12 17.400 5.800 21l1.600-7L2 9.300l7.100-.7z"/></symbol>
  <symbol id="i-walk" viewBox="0 0 24 24"><path d="M12.500 2.200a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM9.300 8.200l3-.9c1-.3 1.800.2 2.200 1l1.300 2.600 3 1.200-.7 1.900-3.900-1.500-.9-1.500-.9 3.300 2.900 2.900 1.300 4.900-2 .6-1.300-4.500-3.300-2.900-1.100 3.600-3.800 3.500-1.400-1.500 3.300-3.100 1.900-7-1.500.6-.9 2.800-2-.6 1.200-3.900z"/></symbol>
  <symbol id="i-door" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M5 3h9l5 2v16h-5v-1H7v1H3v-2h2zm2 2v13h5V5zm8 7.200v2.200h1.600v-2.200z"/></symbol>
  <symbol id="i-drop" viewBox="0 0 24 24"><path d="M12 2c4 5.500 6.500 8.600 6.500 12.200a6.500 6.500 0 0 1-13 0C5.500 10.600 8 7.500 12 2zm-3.600 12c.2 2.300 1.500 3.600 3.400 3.900l.3-1.700c-1.200-.3-1.900-1-2-2.300z" fill-rule="evenodd"/></symbol>
  <symbol id="i-carry" viewBox="0 0 24 24"><path d="M7 3.200a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM3 11c0-1.300 1-2 2.200-2h3.600c.9 0 1.600.4 2.100 1.100L13 13l7.500.6v2.200l-8.700-.6-2-2v8.300H4.200v-6.200C3.400 14.600 3 13.600 3 12.600zM17.500 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/></symbol>
  <symbol id="i-undo" viewBox="0 0 24 24"><path d="M9 4 3 9.500 9 15v-3.700h5.200a3.600 3.600 0 0 1 0 7.200H7v2.500h7.200a6.100 6.100 0 0 0 0-12.200H9z"/></symbol>
  <symbol id="i-bulb" viewBox="0 0 24 24"><path d="M12 2a7 7 0 0 1 4.200 12.600c-.8.600-1.200 1.300-1.200 2.200V17H9v-.2c0-.9-.4-1.600-1.200-2.200A7 7 0 0 1 12 2zM9 18.500h6V20H9zm1 2.600h4L13.200 22.500h-2.400z"/></symbol>
  <symbol id="i-flag" viewBox="0 0 24 24"><path d="M5 2.500h2V4c4-2 7 2 12 0v10c-5 2-8-2-12 0v8H5z"/></symbol>
  <symbol id="i-book" viewBox="0 0 24 24"><path d="M3 4.500C6 3.500 9 3.800 11.300 5.300v14C9 17.800 6 17.500 3 18.500zm18 0c-3-1-6-.7-8.300.8v14c2.300-1.500 5.300-1.800 8.300-.8z"/></symbol>
  <symbol id="i-gear" viewBox="0 0 24 24"><path fill-rule="evenodd" d="m10.300 2-.5 2.600-1.900.8-2.200-1.500-2.300 2.400 1.400 2.200-.8 1.900-2.500.5v3.300l2.500.5.8 1.900-1.400 2.200 2.300 2.300 2.200-1.400 1.900.8.5 2.500h3.400l.5-2.500 1.900-.8 2.200 1.400 2.300-2.300-1.400-2.200.8-1.900 2.500-.5v-3.300l-2.500-.5-.8-1.900 1.400-2.200-2.300-2.400-2.200 1.500-1.900-.8-.5-2.600zM12 8.400a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400z"/></symbol>
  <symbol id="i-moon" viewBox="0 0 24 24"><path d="M20.500 14.500A9 9 0 0 1 9.500 3.500a9 9 0 1 0 11 11z"/></symbol>
  <symbol id="i-sun" viewBox="0 0 24 24"><path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1.500h2v3.200h-2zm0 17.800h2v3.200h-2zM1.500 11h3.200v2H1.500zm17.800 0h3.200v2h-3.200zM4.200 5.600l1.400-1.400 2.300 2.300-1.400 1.400zm11.900 11.900 1.400-1.400 2.300 2.300-1.400 1.400zM5.600 19.800l-1.400-1.400 2.300-2.300 1.400 1.400zM17.500 7.900l-1.400-1.400 2.300-2.300 1.400 1.400z"/></symbol>
  <symbol id="i-play" viewBox="0 0 24 24"><path d="M7 4.500v15l12-7.500z"/></symbol>
  <symbol id="i-skip" viewBox="0 0 24 24"><path d="M4 5v14l9-7zm9 0v14l7-5.500V19h2V5h-2v5.500z"/></symbol>
  <symbol id="i-first" viewBox="0 0 24 24"><path d="M5 5h2.400v14H5zm14 0v14L8.500 12z"/></symbol>
  <symbol id="i-person" viewBox="0 0 24 24"><path d="M12 3.500a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zM4 20.500c0-5.500 3.600-7.300 8-7.300s8 1.800 8 7.300z"/></symbol>
  <symbol id="i-brick" viewBox="0 0 24 24"><path d="M3 5h11.500l-2 3.500 2.500 2-3 3 1.500 2.300-2.500 3.200H3zm14 0h4v14h-6.500l2-3-1.700-2.500 3.200-3.200-2.500-2z"/></symbol>
  <symbol id="i-sound" viewBox="0 0 24 24"><path d="M3 9v6h4l5 4.500v-15L7 9zm12-1.200v8.400c1.700-.7 2.800-2.300 2.800-4.200S16.700 8.500 15 7.800zm0-4.300v2.200c3 .8 5 3.300 5 6.300s-2 5.500-5 6.300v2.200c4.200-.8 7.200-4.300 7.200-8.500S19.200 4.300 15 3.500z"/></symbol>
  <symbol id="i-chat" viewBox="0 0 24 24"><path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4.500V17H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"/></symbol>
  <symbol id="i-plus" viewBox="0 0 24 24"><path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z"/></symbol>
  <symbol id="i-x" viewBox="0 0 24 24"><path d="m5 6.400 1.400-1.400L12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12z"/></symbol>
  <symbol id="i-check" viewBox="0 0 24 24"><path d="m9.500 18.500-6-6L5 11l4.500 4.500L19 6l1.500 1.500z"/></symbol>
  <symbol id="i-pause" viewBox="0 0 24 24"><path d="M6 4.500h4v15H6zm8 0h4v15h-4z"/></symbol>
  <symbol id="i-last" viewBox="0 0 24 24"><path d="M16.600 5H19v14h-2.400zM5 5l10.500 7L5 19z"/></symbol>
  <symbol id="i-redo" viewBox="0 0 24 24"><path d="m15 4 6 5.500L15 15v-3.700H9.800a3.600 3.600 0 0 0 0 7.200H17V21H9.800a6.100 6.100 0 0 1 0-12.200H15z"/></symbol>
  <symbol id="i-reset" viewBox="0 0 24 24"><path d="M12 4a8 8 0 1 1-7.700 5.900l2.400.7A5.500 5.500 0 1 0 12 6.500V10L6.500 5.500 12 1z"/></symbol>
  <symbol id="i-gun" viewBox="0 0 24 24"><path d="M3 14h7l2-3 8.500-4.500 1 2L14 13v3H8v4H5v-4H3zm14.500-1.500 1.500 3a1.700 1.700 0 1 1-3 0z"/></symbol>
  <symbol id="i-truck" viewBox="0 0 24 24"><path d="M2 6h12v10H2zm13 3h4l3 4v3h-7zM6 15.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zm11.500 0a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z"/></symbol>
  <symbol id="i-swap" viewBox="0 0 24 24"><path d="M7 4 2.500 8.500 7 13v-3h9V7H7zm10 7v3H8v3h9v3l4.500-4.500z"/></symbol>
  <symbol id="i-radio" viewBox="0 0 24 24"><path d="M8 2h2v5h7v15H7V7h1zm1.500 7.500v3h5v-3zm0 5v1.500h5v-1.500zm0 3V19h5v-1.500z"/></symbol>
  <symbol id="i-dice" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zm2 3.500a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm8 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm-4 3.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm-4 3.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm8 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z"/></symbol>
  <symbol id="i-list" viewBox="0 0 24 24"><path d="M4 5h3v3H4zm5 .5h11v2H9zM4 10.500h3v3H4zm5 .5h11v2H9zM4 16h3v3H4zm5 .5h11v2H9z"/></symbol>
  <symbol id="i-link" viewBox="0 0 24 24"><path d="M10.600 13.400a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700l-1.600 1.600 1.400 1.400 1.600-1.600a2 2 0 1 1 2.900 2.900l-3.500 3.500a2 2 0 0 1-2.900 0zm2.800-2.800a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.600-1.600-1.400-1.400-1.600 1.600a2 2 0 1 1-2.900-2.900l3.500-3.500a2 2 0 0 1 2.900 0z"/></symbol>
  <symbol id="i-home" viewBox="0 0 24 24"><path d="M12 3 2.500 11H5v9h5.500v-6h3v6H19v-9h2.500z"/></symbol>
  <symbol id="i-globe" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2c-1 0-2.300 1.800-2.800 5h5.600C14.300 5.800 13 4 12 4zM9 4.600A8 8 0 0 0 4.600 9h2.600A13 13 0 0 1 9 4.600zm6 0A13 13 0 0 1 16.800 9h2.600A8 8 0 0 0 15 4.600zM4.100 11a8 8 0 0 0 0 2H7a20 20 0 0 1 0-2zm4.900 0a18 18 0 0 0 0 2h6a18 18 0 0 0 0-2zm8 0a20 20 0 0 1 0 2h2.900a8 8 0 0 0 0-2zM4.600 15A8 8 0 0 0 9 19.400 13 13 0 0 1 7.200 15zm4.600 0c.5 3.200 1.800 5 2.800 5s2.300-1.800 2.800-5zm7.600 0a13 13 0 0 1-1.800 4.400 8 8 0 0 0 4.400-4.400z"/></symbol>
  <symbol id="i-hazmat" viewBox="0 0 24 24"><path d="M6 4h12v2h-1v4h1v2h-1v6h1v2H6v-2h1v-6H6v-2h1V6H6zm6 6c2 2.700 3 3.700 3 5.200a3 3 0 0 1-6 0C9 13.700 10 12.700 12 10z" fill-rule="evenodd"/></symbol>
  <symbol id="i-stairs" viewBox="0 0 24 24"><path d="M3 21v-5h4.500v-4.500H12V7h4.500V3H21v18z"/></symbol>
  <symbol id="i-window" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M4 2h16v17h1.500v3h-19v-3H4zm2.500 2.500v6h4.300v-6zm6.700 0v6h4.300v-6zm-6.700 8.400V19h4.300v-6.100zm6.700 0V19h4.300v-6.100z"/></symbol>
  <symbol id="i-lift" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm4 4-4 5h8zm8 12 4-5h-8z"/></symbol>
  <symbol id="i-ladder" viewBox="0 0 24 24"><path d="M6 2h2.400v3h7.200V2H18v20h-2.400v-3H8.400v3H6zm2.400 5.200v3h7.200v-3zm0 5.200v4.400h7.200v-4.400z" fill-rule="evenodd"/></symbol>
  <symbol id="i-wrench" viewBox="0 0 24 24"><path d="M21.300 6.400a5.700 5.700 0 0 1-7.500 7.100l-7 7.600a2.600 2.600 0 0 1-3.800-3.700l7.500-7a5.700 5.700 0 0 1 7.100-7.600l-3.500 3.500.6 2.800 2.900.7z"/></symbol>
  <symbol id="i-minus" viewBox="0 0 24 24"><path d="M4 11h16v2H4z"/></symbol>
  <symbol id="i-fit" viewBox="0 0 24 24"><path d="M3 3h7v2.400H5.400V10H3zm11 0h7v7h-2.400V5.400H14zM3 14h2.400v4.600H10V21H3zm15.600 0H21v7h-7v-2.400h4.600z"/></symbol>
  <symbol id="i-legend" viewBox="0 0 24 24"><path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.200 8.600V17h2.600v-6.400zM12 6.400a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z" fill-rule="evenodd"/></symbol>
  <symbol id="i-bot" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M11 2h2v3h5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8.500 9.500a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm7 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zM8 15h8v1.500H8z"/></symbol>
`;
