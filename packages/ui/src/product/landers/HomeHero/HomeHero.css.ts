import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { root as wall, wordsBegin } from '../FaceWall/FaceWall.css.ts';

/** Text and pictures side by side on desktops; below that width the pictures come below the text. */
export const root = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)',
    },
  },
});

/** In the middle of the first window, however tall the pictures beside it are. */
export const text = productStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[5],
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[12],
  '@media': {
    [media.desktop]: {
      alignSelf: 'start',
      minBlockSize: 'min(44rem, calc(100dvb - 4rem))',
      paddingInline: vars.space[16],
      paddingBlock: vars.space[16],
    },
  },
});

// begins where the wall of faces has faded
globalIn('product', `${wall} + ${text}`, {
  '@media': {
    [`${media.phone} and ${media.roomy}`]: {
      position: 'relative',
      gap: vars.space[4],
      paddingBlock: `${wordsBegin} ${vars.space[8]}`,
      pointerEvents: 'none',
    },
  },
});
globalIn('product', `${text} > *`, { pointerEvents: 'auto' });

export const pictures = productStyle({
  padding: vars.portrait.inset,
  minInlineSize: 0,
  '@media': { [media.desktop]: { overflow: 'hidden', blockSize: '100%' } },
});

// full rows on a phone; hidden pictures are not loaded
globalIn('product', `${pictures} li:nth-child(n + 7)`, {
  '@media': { [media.phone]: { display: 'none' } },
});
