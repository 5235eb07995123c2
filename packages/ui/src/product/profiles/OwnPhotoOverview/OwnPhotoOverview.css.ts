import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { lifted } from '../OwnPhotoTile/OwnPhotoTile.css.ts';

export const root = productStyle({
  // a link of OwnProfileCard leads to it: it takes the focus without a frame
  scrollMarginBlockStart: '5rem',
  outline: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const count = productStyle({
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
export const full = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.content.muted,
});
export const empty = productStyle({ color: vars.content.muted, maxInlineSize: '34rem', textWrap: 'pretty' });

/** A photo that is dragged leaves its place, and lies above the others. */
export const photos = productStyle({ isolation: 'isolate' });
globalIn('product', `${photos} > li`, { position: 'relative', contentVisibility: 'visible' });
globalIn('product', `${photos} > li:has(> ${lifted})`, { zIndex: 1 });
