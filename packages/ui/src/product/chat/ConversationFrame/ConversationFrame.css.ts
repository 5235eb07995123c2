import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.roomyForMessages]: { gridTemplateRows: 'minmax(0, 1fr)', blockSize: '100dvh', minBlockSize: 0 },
    [media.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

/** The layout fills the window, with a bar or banners above the conversation. */
globalIn('product', `.vl-ChatLayout ${root}`, {
  '@media': { [media.roomyForMessages]: { blockSize: '100%' } },
});

export const list = productStyle({
  display: 'none',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.desktop]: { display: 'block' },
    [`not ${media.roomyForMessages}`]: { maxBlockSize: '100svh' },
  },
});

export const conversation = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [media.roomyForMessages]: { gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    // the messages keep most of a low window, in which the bars above and below them scroll away
    [`not ${media.roomyForMessages}`]: { gridTemplateRows: 'auto max(10rem, 70svh) auto' },
  },
});
