import { productStyle } from '../../../theme/styles.ts';

/** As tall as the visible window, also with the keyboard open: only the messages scroll. */
export const root = productStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minBlockSize: '20rem',
  overflow: 'clip',
});

export const main = productStyle({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  outline: 'none',
});
