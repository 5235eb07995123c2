/** Takes a text out of the picture and leaves it to screen readers. */
export const hiddenText = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Leaves a text to screen readers in some windows, such as those of `media.small`. */
export const hiddenWhere = (windows: string) => ({ '@media': { [windows]: hiddenText } });

/** Draws what takes its place there, and only there. */
export const onlyWhere = (windows: string) =>
  ({ display: 'none', '@media': { [windows]: { display: 'block' } } }) as const;
