type Box = Pick<
  HTMLElement,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Edges with more content behind them. Less than a pixel does not count: zoomed pages round. */
export function hiddenEdges(box: Box, rightToLeft = false): ('left' | 'right' | 'top' | 'bottom')[] {
  const wide = box.scrollWidth - box.clientWidth;
  const high = box.scrollHeight - box.clientHeight;
  // In right-to-left direction the scroll position is negative.
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
