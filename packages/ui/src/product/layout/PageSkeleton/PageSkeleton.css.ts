import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Never less than the window, so that the footer does not jump up and down again. */
export const root = productStyle({ minBlockSize: '100vh', overflow: 'clip' });

export const rows = productStyle({ display: 'grid' });

export const row = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

/** As high as the row of new matches: heading, portraits with their names, and the mark of demo profiles. */
export const portraits = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '1.75rem',
  minBlockSize: '9.5rem',
  overflow: 'clip',
});

export const lines = productStyle({ display: 'grid', flex: 1, gap: vars.space[2] });

export const person = productStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

/** As high as the pictures of a profile. */
export const portrait = productStyle({
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  maxBlockSize: 'max(20rem, 78svh)',
  objectFit: 'cover',
  objectPosition: '50% 32%',
  borderRadius: vars.radius.photo,
  '@media': { [`${media.phone} and ${media.roomy}`]: { maxBlockSize: 'max(16rem, 46svh)' } },
});

export const face = productStyle({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  objectPosition: '50% 32%',
  borderRadius: '50%',
});

export const deck = productStyle({ inlineSize: '100%', maxInlineSize: '24rem', marginInline: 'auto' });

export const packages = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[4],
});

/** Bar, messages from the bottom up, text box. */
export const conversation = productStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space[4],
  blockSize: '100dvh',
  padding: vars.space[3],
  overflow: 'clip',
});

export const messages = productStyle({ display: 'grid', alignContent: 'end', gap: vars.space[3] });
export const own = productStyle({ justifySelf: 'end' });
