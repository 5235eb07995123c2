import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const end = productStyle({ display: 'grid', justifyItems: 'end', gap: vars.space.half });
export const amount = productStyle({ fontVariantNumeric: 'tabular-nums', color: vars.content.strong });
/** Nothing was paid. */
export const unpaid = productStyle({ color: vars.content.muted });
