import { vars } from '../../../theme/contract.css.ts';
import { hyphenated } from '../../../theme/hyphens.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** A chequerboard on which texts and pictures alternate. */
export const board = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(11rem, 1fr)',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyleType: '""',
  background: vars.surface.page,
});

export const picture = productStyle({ display: 'grid', minBlockSize: 0, minInlineSize: 0 });

export const point = productStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[4],
  background: vars.surface.accent,
  overflowWrap: 'break-word',
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'span 2' } },
});

/** A large icon across the corner of the cell. */
export const sign = productStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'start',
  minBlockSize: '3.5rem',
  color: vars.content.accent,
});
globalIn('product', `${sign} > svg`, { inlineSize: '3.25rem', blockSize: '3.25rem', margin: '-0.25rem' });

export const title = productStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: 1.15,
  color: vars.content.strong,
  ...hyphenated,
});

export const text = productStyle({
  margin: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  ...hyphenated,
});

// Keeps the chequered pattern where there are no pictures.
for (const field of [2, 3]) {
  globalIn('product', `${point}:nth-child(${field}):nth-last-child(${5 - field})`, {
    background: vars.surface.sunken,
  });
}
