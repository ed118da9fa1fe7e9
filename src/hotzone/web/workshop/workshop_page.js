// @ts-check
/** The workshop's pages: the gallery at /workshop, the editor of one's own board at /workshop/ID. */
import { html, nothing, signal } from '../lib/templates.js';
import { refusal, t } from '../lib/i18n.js';
import { icon } from '../lib/icons.js';
import { gamesRead, loadGame, readAllWords } from '../lib/games.js';
import { frame } from '../home/layout.js';
import { EditorModel } from './editor/editor_model.js';
import { editorView } from './editor/editor_view.js';
import { galleryView } from './gallery.js';
import { Gallery } from './gallery_model.js';
import { Meter } from './editor/meter.js';
import { meterPanel } from './editor/meter_view.js';
import { Photo } from './editor/photo.js';
import { PrintedSteps } from './editor/printed_steps.js';
import { readOwnBoards } from './own_boards.js';
import { shareDialog } from './share_dialog.js';
import { playOn, saveFile } from './try_board.js';
import { readWorkshopWords } from './words.js';

/** @import { Refusal, Show, Travel } from '../lib/page.d.ts' */
/** @import { OwnBoard } from './workshop.d.ts' */

/** @param {Refusal | null} trouble */
const refused = (trouble) =>
  trouble ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble)}</p>` : nothing;

/** @param {string} id of the board to draw on, '' for the gallery @param {Travel} travel @param {Show} show */
export function openWorkshop(id, travel, show) {
  const ready = signal(false),
    trouble = signal(/** @type {Refusal | null} */ (null)),
    drawn = signal(/** @type {(() => unknown) | null} */ (null));
  /** @type {() => void} */
  let close = () => {},
    gone = false;

  async function begin() {
    await Promise.all([readWorkshopWords(), gamesRead]);
    const own = await readOwnBoards();
    ready.value = true;
    if (gone) return;
    if (!id) return openGallery();
    const board = own.find((one) => one.id === id);
    if (!board) throw { code: 'unknown-own-board', text: t('ws-unknown-board') };
    await openEditor(board);
  }

  async function openGallery() {
    const model = new Gallery(travel);
    readAllWords(); // to name the games
    drawn.value = () => galleryView(model, refused(model.trouble.value));
    await model.read();
  }

  /** @param {OwnBoard} board */
  async function openEditor(board) {
    const game = await loadGame(board.game),
      kit = await game.workshop?.();
    if (!kit) return fileOnly(board);
    if (gone) return;
    const model = new EditorModel(structuredClone(board), game, kit),
      text = () => model.checked.value?.text ?? board.text,
      title = () => String(model.data.value.title ?? ''),
      large = signal(false),
      photo = new Photo(),
      steps = new PrintedSteps(model),
      share = shareDialog(
        () => ({ game: board.game, text: text(), title: title() }),
        (code) => {
          model.board.code = code;
          model.keep();
        },
      ),
      meter = new Meter(() => ({
        game: board.game,
        text: text(),
        cells: kit.measured(model.data.value).map(({ level, crew }) => ({ level, crew })),
      }));
    const deeds = {
      tryIt: () => {
        model.keep();
        playOn(board.game, text(), title(), model.data.value, travel, true).catch((/** @type {Refusal} */ error) => {
          trouble.value = error;
        });
      },
      share: share.open,
      measure: () => void meter.start(),
      save: () => saveFile(text(), title()),
      large: () => large.value,
      zoom: () => {
        large.value = !large.value;
        photo.lay();
      },
    };
    close = () => {
      model.stop();
      meter.close();
      photo.close();
    };
    drawn.value = () =>
      html`${refused(trouble.value)}${editorView(
        model,
        deeds,
        meterPanel(model, meter),
        meter,
        steps,
        photo,
      )}${share.view()}`;
  }

  /** A board of a game without tools: it can be played, shared and saved. @param {OwnBoard} board */
  function fileOnly(board) {
    const share = shareDialog(
      () => board,
      () => {},
    );
    drawn.value = () =>
      html`${refused(trouble.value)}
        <section class="card is-padded">
          <h1>${board.title}</h1>
          <p>${t('ws-no-tools')}</p>
          <div class="button-row">
            <button
              class="button is-primary"
              data-deed="try"
              @click=${() =>
                playOn(board.game, board.text, board.title, board.data, travel, true).catch((error) => {
                  trouble.value = error;
                })}
            >
              ${icon('play')}${t('ws-try')}</button
            ><button class="button" data-deed="share" @click=${share.open}>${icon('share')}${t('ws-share')}</button
            ><button class="button" data-deed="save" @click=${() => saveFile(board.text, board.title)}>
              ${icon('download')}${t('ws-save')}
            </button>
          </div>
        </section>
        ${share.view()}`;
  }

  begin().catch((/** @type {Refusal} */ error) => {
    trouble.value = error;
  });
  const stop = show(() => {
    if (!ready.value) return frame(html`<p>${t('loading')}</p>`);
    document.title = `${t('ws-title')} · Hotzone`;
    return frame(drawn.value ? drawn.value() : (refused(trouble.value) ?? t('loading')), 'is-workshop');
  });
  return () => {
    gone = true;
    stop();
    close();
  };
}
