/**
 * Dialogs take the focus when they open, and the browser scrolls to the focused element. The iframes of a docs page open
 * their dialogs by themselves, so nothing may take the focus there until the reader's pointer is over the iframe.
 */
const frame = window.frameElement;
if (frame?.classList.contains('vl-docs-window')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWhenActive(options) {
    if (!(frame as HTMLIFrameElement).inert) focus.call(this, options);
  };
}
