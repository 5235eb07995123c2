/**
 * Dialogs take the focus when they open, and a page scrolls to what has the focus. In the windows of a docs page nothing
 * is opened by the reader, so nothing takes the focus there until the reader comes near.
 */
const frame = window.frameElement;
if (frame?.classList.contains('vl-docs-window')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWhenAwake(options) {
    if (!(frame as HTMLIFrameElement).inert) focus.call(this, options);
  };
}
