import { vars } from '../../../theme/contract.css.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** The fields of a step, as far apart as the parts of the wizard around it. */
export const step = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
export const group = productStyle({ display: 'grid', gap: vars.space[2] });
export const groupLabel = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  fontWeight: vars.font.strong,
});

/** Beside each other where there is space, else the tile above. */
export const withPreview = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space[5],
});
globalIn('product', `${withPreview} > :last-child`, { flex: '1 1 14rem', minInlineSize: 0 });
/** Small enough on a phone that the place for photos below is seen. */
export const preview = productStyle({
  flex: '0 0 auto',
  inlineSize: 'clamp(8rem, 33%, 10rem)',
  maxInlineSize: '100%',
});
