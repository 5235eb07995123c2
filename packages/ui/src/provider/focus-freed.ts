/** Focuses an element that was `inert` until now, without scrolling: WebKit refuses the focus as long as it has not laid out the change. */
export function focusFreed(element: HTMLElement): void {
  element.getBoundingClientRect();
  element.focus({ preventScroll: true });
}
