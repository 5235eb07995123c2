/**
 * Elements whose text does not fit: it is cut off by a box around it, or extends beyond its component or control by more
 * than `slack` px.
 */
export function overflowingTexts(slack = 1): Element[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // the preview of a last message is cut to one line on purpose
    const ignored = 'style, script, [translate="no"], [data-part="preview"]';
    if (!parent || !node.textContent?.trim() || parent.closest(ignored)) continue;
    range.selectNodeContents(node);
    const textBox = range.getBoundingClientRect();
    if (textBox.width > 0 && !isHidden(parent) && !fits(textBox, parent, slack)) found.add(parent);
  }
  return [...found];
}

/** Texts for screen readers only are one pixel wide on purpose, a little more on a card that is turned. */
const isHidden = (element: Element) => element instanceof HTMLElement && element.offsetWidth <= 1;

/** Components that draw no box of their own: what is in them is checked against the component around it. */
const layouts = new Set(['vl-Stack', 'vl-Inline', 'vl-Grid', 'vl-Page']);
const isComponent = (element: Element) =>
  [...element.classList].some(name => /^vl-[A-Za-z]+$/.test(name) && !layouts.has(name));

function fits(textBox: DOMRect, parent: Element, slack: number): boolean {
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const { overflowX, display, position } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
    const holds = overflowX !== 'visible' || box.matches('button, a') || isComponent(box);
    if (!holds || display === 'inline' || display === 'contents') continue;
    const { left, right } = box.getBoundingClientRect();
    if (textBox.left < left - slack || textBox.right > right + slack) return false;
    // a tooltip lies above the page: it need not fit into what it explains
    if (position === 'fixed') return true;
  }
  return true;
}
