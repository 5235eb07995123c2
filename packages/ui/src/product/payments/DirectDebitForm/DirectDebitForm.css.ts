import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } as const;
export const root = productStyle(rows, { inlineSize: '100%', maxInlineSize: '28rem' });
export const step = productStyle(rows);
export const lead = productStyle({ color: vars.content.muted, textWrap: 'pretty' });

export const group = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = productStyle({
  padding: 0,
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
});
const pair = { display: 'grid', alignItems: 'start', gap: vars.space[3] } as const;
export const wideFirst = productStyle(pair, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 6.5rem)' });
export const narrowFirst = productStyle(pair, { gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)' });

export const small = productStyle({
  display: 'block',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
});
/** The full text of the mandate, in small type. */
export const print = productStyle({
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  textWrap: 'pretty',
});
export const actions = productStyle({ display: 'grid', gap: vars.space[2] });

export const closed = productStyle({
  maxInlineSize: '28rem',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
});
export const closedTitle = productStyle({ display: 'block', fontWeight: vars.font.strong });
