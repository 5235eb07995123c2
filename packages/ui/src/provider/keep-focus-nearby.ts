/** What gets the focus when it is pressed. A field is not among them: phones would open their keyboard. */
const pressable = 'a[href], button:not(:disabled), summary';

const usable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  // jsdom has no layout to ask
  element.checkVisibility?.() !== false &&
  !element.closest('[inert], [aria-hidden="true"]');

/** The first link or button of an item, such as the row after the one that went. */
const firstIn = (item: Node | null): HTMLElement | undefined => {
  if (!(item instanceof Element)) return undefined;
  return [item, ...item.querySelectorAll(pressable)].filter(usable).find(part => part.matches(pressable));
};

/** Focuses an element, also one that is no stop of the Tab key. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

const parts = '[role="dialog"], [role="alertdialog"], li, section, article, main';

/** The heading of the part of the page that a place is in, or the part itself, such as the item of a list. */
function headingOf(place: Element | undefined): Element | null {
  const part = place?.closest(parts) ?? document.querySelector('main');
  const headings = [...(part?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
  return headings.find(usable) ?? part;
}

/** A link or button of the item after the one that went, or of the one before. */
function besideIn({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  const isList = target instanceof Element && target.matches('ul, ol, tbody, [role="list"]');
  return isList ? (firstIn(nextSibling) ?? firstIn(previousSibling)) : undefined;
}

/**
 * Gives the focus a new place when what has it goes, such as a row with the button that removes it, until the returned
 * function is called: the next item of the list, or the one before, or else the heading of the part it was in. Browsers
 * would begin at the top of the page again. Whoever moves the focus itself is left alone.
 */
export function keepFocusNearby(): () => void {
  let last: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: Event) => {
    last = target instanceof Element ? target : null;
  };
  // Safari does not focus a pressed button
  const onPress = ({ target }: Event) => {
    last = target instanceof Element ? target.closest(pressable) : null;
  };
  const move = (gone: MutationRecord, around: Element[]) => {
    if (document.activeElement !== document.body) return;
    const place = besideIn(gone) ?? headingOf(around.find(element => element.isConnected));
    if (place && usable(place)) focusOnce(place);
  };
  const observer = new MutationObserver(records => {
    const lost = last;
    if (!lost || lost.isConnected) return;
    last = null;
    const gone = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(lost)));
    if (!gone) return;
    const around: Element[] = [];
    const { target } = gone;
    let box = target instanceof Element ? target : null;
    for (; box && box !== document.body; box = box.parentElement) around.push(box);
    // after the effects of whoever moves the focus itself
    clearTimeout(waiting);
    waiting = setTimeout(() => move(gone, around), 50);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    clearTimeout(waiting);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}
