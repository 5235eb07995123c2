/** Between what has the focus and the bar beside it, in pixels: room for its ring. */
const air = 8;

/** The bar that lies over an element at a height of the window; undefined where none does. */
function barOver(target: Element, y: number): DOMRect | undefined {
  const { left, width } = target.getBoundingClientRect();
  const top = document.elementFromPoint?.(left + width / 2, y) ?? null;
  for (let box = top; box && !box.contains(target) && !target.contains(box); box = box.parentElement) {
    if (!/^(?:fixed|sticky)$/.test(getComputedStyle(box).position)) continue;
    const bar = box.getBoundingClientRect();
    // an element that fills the window is the backdrop of a dialog, which gets the focus back: no scrolling reveals the
    // page behind it
    return bar.height < innerHeight ? bar : undefined;
  }
  return undefined;
}

const axes = {
  down: { overflow: 'overflowY', whole: 'scrollHeight', shown: 'clientHeight' },
  sideways: { overflow: 'overflowX', whole: 'scrollWidth', shown: 'clientWidth' },
} as const;

/** The nearest box around an element, below the page, that scrolls it along an axis. */
function boxThatScrolls(target: Element, axis: keyof typeof axes): Element | null {
  const { overflow, whole, shown } = axes[axis];
  for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/^(?:auto|scroll)$/.test(getComputedStyle(box)[overflow]) && box[whole] > box[shown]) return box;
  }
  return null;
}

/** Space to an edge of a row, in pixels: that which the row asks for (`scroll-padding`), where it fades out. */
const spaceOf = (scrollPadding: string) => Math.max(air, Number.parseFloat(scrollPadding) || 0);

/** Scrolls the row around an element until all of it is in view; Chrome leaves it where a few pixels of it are. */
function revealInRow(target: Element): void {
  const row = boxThatScrolls(target, 'sideways');
  if (!row) return;
  const { left, right, width } = target.getBoundingClientRect();
  const view = row.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row);
  const first = view.left + spaceOf(scrollPaddingLeft);
  const last = view.right - spaceOf(scrollPaddingRight);
  if (width > last - first) return;
  if (right > last) row.scrollBy({ left: right - last, behavior: 'instant' });
  else if (left < first) row.scrollBy({ left: left - first, behavior: 'instant' });
}

function reveal(target: Element): void {
  revealInRow(target);
  const scroller = boxThatScrolls(target, 'down') ?? document.scrollingElement;
  const scrollBy = (top: number) => scroller?.scrollBy({ top, behavior: 'instant' });
  const { bottom } = target.getBoundingClientRect();
  const below = barOver(target, Math.min(bottom, innerHeight) - 1);
  if (below) scrollBy(bottom - below.top + air);
  // last, so that the beginning is visible of an element taller than the space between two bars
  const { top } = target.getBoundingClientRect();
  const above = barOver(target, Math.max(top, 0) + 1);
  if (above) scrollBy(top - above.bottom - air);
}

/**
 * Scrolls what the keyboard focuses into its row and clear of the bars that stick to the edges of the window or of a dialog, until
 * the returned function is called. How tall those are depends on the size of letters and on what stands in them, which `scroll-padding` cannot
 * know, and WebKit does not keep to it for fields.
 */
export function keepFocusInView(): () => void {
  // not by `:focus-visible`: it matches a pressed field too, and in WebKit not in every window
  let pressed = false;
  const onInput = ({ type }: Event) => {
    pressed = type === 'pointerdown';
  };
  const onFocus = ({ target }: FocusEvent) => {
    // an element must not move away below the pointer that presses it, and an element focused by a script, such as a
    // page after going back, keeps its place
    if (pressed || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
    // after the browser itself has scrolled; the focus may be elsewhere by then, and what it left stays where it was put
    requestAnimationFrame(() => {
      if (!pressed && target === document.activeElement) reveal(target);
    });
  };
  const inputs = ['pointerdown', 'keydown'];
  for (const input of inputs) document.addEventListener(input, onInput, true);
  document.addEventListener('focusin', onFocus);
  return () => {
    for (const input of inputs) document.removeEventListener(input, onInput, true);
    document.removeEventListener('focusin', onFocus);
  };
}
