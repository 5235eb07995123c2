import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

/** A narrow phone, or one with large text: the person has a row of their own. */
const narrow = '(width < 22rem)';

export const root = productStyle({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
});

export const bar = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  // with the line below 4rem
  minBlockSize: 'calc(4rem - 1px)',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  // the buttons at both ends have padding of their own
  '@media': { [media.phone]: { gap: 0, paddingInline: 0 }, [narrow]: { flexWrap: 'wrap' } },
});
globalIn('product', `${bar} > :first-child`, { '@media': { [narrow]: { marginInlineEnd: 'auto' } } });
// without a button behind it, what stands last keeps its distance from the edge
globalIn('product', `${bar} > :is(.vl-CoinPill, a):last-child`, { marginInlineEnd: vars.space[3] });
globalIn('product', `${bar} > .vl-CoinPill`, {
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
  // a mark in two lines is as wide as there is room, and must not touch the balance
  '@media': {
    [media.phone]: { marginInlineEnd: vars.space[1] },
    [narrow]: { order: 1, flexBasis: '100%', paddingInline: vars.space[3] },
  },
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

/** Below the bar, so that it stays in view while the messages scroll. */
export const whoAnswers = productStyle({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.surface.sunken,
  color: vars.content.strong,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflowWrap: 'anywhere',
});
export const sign = productStyle({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });
