import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const end = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'end',
  gap: vars.space.half,
  overflowWrap: 'anywhere',
});
export const amount = productStyle({ fontVariantNumeric: 'tabular-nums', color: vars.content.strong });
/** Muted: nothing was paid. */
export const unpaid = productStyle({ color: vars.content.muted });
