import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** Pictures beside the form on desktops, above it on phones and tablets. */
export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
});
export const people = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [`${media.desktop} and ${media.roomy}`]: { position: 'sticky', insetBlockStart: vars.space[8] },
  },
});
export const head = productStyle({ display: 'grid', gap: vars.space[2] });
/** Two rows of three; on smaller screens one row, of two on phones, so that the form is visible without scrolling. */
export const sheet = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  padding: 0,
  margin: 0,
  listStyleType: '""',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const frame = productStyle({
  minInlineSize: 0,
  aspectRatio: '4 / 5',
  display: 'grid',
});
const shown = { display: 'grid' };
globalIn('product', `${frame}:nth-child(n + 3)`, {
  display: 'none',
  '@media': { [media.desktop]: shown },
});
globalIn('product', `${frame}:nth-child(3)`, { '@media': { [media.tablet]: shown } });
