import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: 'min(34rem, 82%)',
});

export const own = productStyle({ justifyItems: 'end', textAlign: 'end', marginInlineStart: 'auto' });
export const other = productStyle({ justifyItems: 'start', marginInlineEnd: 'auto' });

export const text = productStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: '1px solid',
  borderRadius: vars.radius.bubble,
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.m,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

// The corner towards the author's side is square, like the tail of a speech bubble.
export const otherText = productStyle({
  background: vars.bubble.other.bg,
  color: vars.bubble.other.fg,
  borderColor: vars.bubble.other.border,
  borderEndStartRadius: vars.radius.photo,
});

export const ownText = productStyle({
  background: vars.bubble.own.bg,
  color: vars.bubble.own.fg,
  borderColor: vars.bubble.own.bg,
  borderEndEndRadius: vars.radius.photo,
});

export const followed = productStyle({
  borderEndStartRadius: vars.radius.bubble,
  borderEndEndRadius: vars.radius.bubble,
});

/** Not sent yet: outlined instead of filled, so that nothing looks sent that is not. */
export const waiting = productStyle({
  background: 'transparent',
  color: vars.content.default,
  border: `1px dashed ${vars.border.strong}`,
});

export const failed = productStyle({
  background: vars.feedback.critical.surface,
  color: vars.content.default,
  borderColor: vars.feedback.critical.solid,
});

export const large = productStyle({
  padding: 0,
  border: 0,
  fontSize: vars.text.size.h1,
  lineHeight: vars.text.leading.h1,
});

export const meta = productStyle({
  paddingInline: vars.space[1],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

/** As high as the line, so that the mark of a state does not move it. */
export const stateIcon = productStyle({
  display: 'inline-grid',
  verticalAlign: 'top',
  marginInlineEnd: vars.space[1],
});

/** The end of the way stands out from the steps before it. */
export const read = productStyle({ color: vars.content.strong, fontWeight: vars.font.strong });

export const problem = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
});

export const reason = productStyle({
  flexBasis: '100%',
  textAlign: 'end',
  textWrap: 'balance',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.feedback.critical.text,
});
export const reasonIcon = productStyle({ display: 'inline-block', verticalAlign: '-0.15em' });

export const strong = productStyle({ fontWeight: vars.font.strong });

/** The words of a photo: no wider than it. */
export const caption = productStyle({ maxInlineSize: 'min(16rem, 100%)' });

/** Reserves the space of a photo or gift while it loads. */
export const room = productStyle({ display: 'grid', inlineSize: '16rem', maxInlineSize: '100%' });

/** A system message: a plain line between the bubbles. */
export const system = productStyle({
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.m,
  color: vars.content.muted,
});
