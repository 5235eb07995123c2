type Box = Pick<
  HTMLElement,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Edges behind which there is more to see. What is less than a pixel is nothing: zoomed pages round. */
export function hiddenEdges(box: Box, rightToLeft = false): ('left' | 'right' | 'top' | 'bottom')[] {
  const wide = box.scrollWidth - box.clientWidth;
  const high = box.scrollHeight - box.clientHeight;
  // From right to left the way scrolled is negative.
  const fromStart = Math.abs(box.scrollLeft);
  return (
    [
      ['left', rightToLeft ? wide - fromStart : fromStart],
      ['right', rightToLeft ? fromStart : wide - fromStart],
      ['top', box.scrollTop],
      ['bottom', high - box.scrollTop],
    ] as const
  )
    .filter(([, hidden]) => hidden >= 1)
    .map(([edge]) => edge);
}
