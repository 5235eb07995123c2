/** Open dialogs, the topmost last. */
const stages: HTMLElement[] = [];
/** What was made inert here, and by nobody else before. */
let quieted: HTMLElement[] = [];
let release: (() => void) | undefined;

/** Only the topmost dialog can be reached. Touches only the children of `body`, whatever the page's length. */
function arrange(): void {
  for (const element of quieted) element.inert = false;
  const top = stages.at(-1);
  quieted = [...document.body.children].filter(
    (element): element is HTMLElement =>
      top !== undefined &&
      element instanceof HTMLElement &&
      !element.contains(top) &&
      !element.inert &&
      element.tagName !== 'SCRIPT',
  );
  for (const element of quieted) element.inert = true;
}

/**
 * Keeps the page from scrolling. The room of its scrollbar is given to the dialog, which could not cover it otherwise,
 * and kept free in the page, so that nothing moves: as padding, and as `--vl-dialog-gutter` for what is fixed to the window.
 */
function lock(stage: HTMLElement): () => void {
  const root = document.documentElement.style;
  const body = document.body.style;
  const gutter = window.innerWidth - stage.offsetWidth;
  const { overflow } = body;
  const { scrollbarGutter, paddingInlineEnd } = root;
  body.overflow = 'hidden';
  if (gutter > 0) {
    root.scrollbarGutter = 'auto';
    root.paddingInlineEnd = `${gutter}px`;
    root.setProperty('--vl-dialog-gutter', `${gutter}px`);
  }
  return () => {
    body.overflow = overflow;
    root.scrollbarGutter = scrollbarGutter;
    root.paddingInlineEnd = paddingInlineEnd;
    root.removeProperty('--vl-dialog-gutter');
  };
}

/**
 * Puts a dialog on top of everything. Dialogs may be closed in any order.
 *
 * @param stage the dialog's own element, within a child of `body`; fills the window
 * @returns takes it away again; the last one gives the page back
 */
export function quietPage(stage: HTMLElement): () => void {
  release ??= lock(stage);
  stages.push(stage);
  arrange();
  return () => {
    stages.splice(stages.indexOf(stage), 1);
    arrange();
    if (stages.length > 0) return;
    release?.();
    release = undefined;
  };
}
