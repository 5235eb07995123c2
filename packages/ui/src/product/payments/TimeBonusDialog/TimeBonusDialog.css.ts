import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The offer looks like a printed coupon: large number, countdown beside it. */
export const coupon = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: `${vars.space[10]} ${vars.space[5]}`,
  paddingInline: vars.space[6],
  background: vars.coin.surface,
  borderBlockEnd: `1px dashed ${vars.coin.border}`,
  color: vars.content.strong,
});

export const amount = productStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.hero,
  lineHeight: 1,
  letterSpacing: vars.text.tracking.display,
  fontVariantNumeric: 'lining-nums',
});

export const left = productStyle({
  display: 'grid',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});

export const clock = productStyle({
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});
