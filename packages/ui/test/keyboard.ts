const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], audio[controls], video[controls]';

/** All tab stops, in their order. */
function tabStops(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    element =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  // a group of radio buttons is one tab stop
  return found.filter(element => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    const group = found.filter(
      other => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
    );
    return !group.some(other => (other as HTMLInputElement).checked) && group[0] === element;
  });
}

/**
 * Presses Tab as a browser does and returns the focused element. `userEvent.tab` of Testing Library ignores `inert` and
 * gets stuck at elements that cannot be focused. A focus trap, as of a dialog, may redirect the press.
 */
export function tab({ back = false } = {}): HTMLElement {
  const from = document.activeElement ?? document.body;
  const press = { key: 'Tab', code: 'Tab', shiftKey: back, bubbles: true, cancelable: true };
  if (from.dispatchEvent(new KeyboardEvent('keydown', press))) {
    const stops = tabStops();
    const step = back ? -1 : 1;
    const current = stops.indexOf(from as HTMLElement);
    const before = stops.filter(
      element => from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
    ).length;
    const index = current >= 0 ? current + step : from === document.body ? 0 : back ? before - 1 : before;
    stops[(index + stops.length) % stops.length]?.focus({ focusVisible: true } as FocusOptions);
  }
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', press));
  return document.activeElement as HTMLElement;
}

/** Presses Tab until the wanted element has the focus, and returns how often; fails when it never does. */
export function tabTo(wanted: Element, { back = false } = {}): number {
  for (let presses = 1; presses <= 60; presses += 1) if (tab({ back }) === wanted) return presses;
  throw new Error(`The Tab key does not reach ${wanted.outerHTML.slice(0, 200)}`);
}
