import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '4rem',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  // the buttons at both ends have padding of their own
  '@media': { [media.phone]: { gap: 0, paddingInline: 0 } },
});
globalIn('product', `${root} > .vl-CoinPill`, {
  '@media': { [media.phone]: { gap: vars.space[1], paddingInline: vars.space[2] } },
});

export const person = productStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.content.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});

export const text = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.half,
  minInlineSize: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

/** Wraps instead of being cut off: on a phone it is shown nowhere else. */
export const name = productStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.m,
  color: vars.content.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.text.size.l, lineHeight: vars.text.leading.s } },
});
