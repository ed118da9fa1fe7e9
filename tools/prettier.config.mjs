/** How the page's code is laid out: see docs/guides/the-page.md. */
export default { printWidth: 120, singleQuote: true };
