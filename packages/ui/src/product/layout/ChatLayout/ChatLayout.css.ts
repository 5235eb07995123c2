import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** As tall as the visible window, also with the keyboard open: only the messages scroll. Low windows scroll as a whole. */
export const root = productStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [media.roomyForMessages]: { blockSize: '100dvh', overflow: 'clip' } },
});

export const main = productStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  '@media': { [media.roomyForMessages]: { minBlockSize: 0, gridTemplateRows: 'minmax(0, 1fr)' } },
});
