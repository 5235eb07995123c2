import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hyphenated } from '../../../theme/hyphens.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

// The same square corner as that of a text.
const round = { borderRadius: vars.radius.bubble } as const;
export const own = productStyle({ ...round, borderEndEndRadius: vars.radius.photo });
export const other = productStyle({ ...round, borderEndStartRadius: vars.radius.photo });
export const followed = productStyle({
  borderEndStartRadius: vars.radius.bubble,
  borderEndEndRadius: vars.radius.bubble,
});

export const frame = productStyle({ display: 'grid', minInlineSize: 0 });
export const photo = productStyle({
  display: 'grid',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'hidden',
});
export const opens = productStyle(pressable, { selectors: { '&:focus-visible': focusRing } });
/** Behind the picture: visible until it loads. */
export const waiting = productStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  placeItems: 'center',
});
export const mark = productStyle({
  display: 'grid',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.photo.label,
  color: vars.photo.onLabel,
});
export const missing = productStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  border: `1px solid ${vars.border.hairline}`,
  background: vars.photo.placeholder,
  color: vars.content.default,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  textAlign: 'center',
  textWrap: 'balance',
});

export const gift = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  textAlign: 'start',
});
export const drawing = productStyle({
  flexShrink: 0,
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'contain',
});
export const text = productStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = productStyle({
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  color: vars.content.strong,
  ...hyphenated,
  overflowWrap: 'anywhere',
});
export const fact = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
export const cost = productStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Not sent yet: dashed outline, so that nothing looks sent that is not. */
const onItsWay = inLayer('product', { padding: vars.space[1], border: `1px dashed ${vars.border.strong}` });
const arrived = inLayer('product', {});
export const way = styleVariants({
  sending: onItsWay,
  held: onItsWay,
  failed: inLayer('product', {
    padding: vars.space[1],
    border: `1px solid ${vars.feedback.critical.solid}`,
    background: vars.feedback.critical.surface,
  }),
  sent: arrived,
  refunded: arrived,
  delivered: arrived,
  read: arrived,
});

/** Around text: the same padding in every state, so that nothing moves when the outline changes. */
export const roomy = productStyle({ padding: vars.space[3] });
