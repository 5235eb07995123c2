import { createVar, styleVariants } from '@vanilla-extract/css';
import type { PackageTone } from '../../../model/offer.ts';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

const surface = createVar();
const border = createVar();
const solid = createVar();

const paint = (name: PackageTone) =>
  inLayer('product', {
    vars: {
      [surface]: vars.package[name].surface,
      [border]: vars.package[name].border,
      [solid]: vars.package[name].solid,
    },
  });

/** A tone sets these variables and nothing else. */
export const tone = styleVariants({ p0: paint('p0'), p1: paint('p1'), p2: paint('p2'), p3: paint('p3') });

const edgeWidth = '0.75rem';
const hole = '1.125rem';

/** The paper of a ticket in the colours of its tone; `edge` lies on it. */
export const paper = productStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: `calc(${edgeWidth} + ${vars.space[5]})`,
  paddingInlineEnd: vars.space[5],
  background: surface,
  border: `1px solid ${border}`,
  borderRadius: vars.radius.card,
});

/** Four rows shared with the neighbours in a list: flag and amount, price of a message, price, action. */
export const root = productStyle(paper, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: vars.space[2],
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
});

export const selected = productStyle({ outline: `2px solid ${vars.content.strong}`, outlineOffset: 2 });
export const unavailable = productStyle({ background: vars.surface.sunken });

/** The strip in the colour of the tone, perforated on the inside like a ticket stub. */
export const edge = productStyle({
  position: 'absolute',
  insetBlock: -1,
  insetInlineStart: -1,
  inlineSize: edgeWidth,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  background: solid,
  maskImage: 'radial-gradient(circle 0.3125rem at 100% 50%, transparent 97%, black)',
  maskSize: `100% ${hole}`,
  maskRepeat: 'round',
  selectors: {
    '&:dir(rtl)': { maskImage: 'radial-gradient(circle 0.3125rem at 0% 50%, transparent 97%, black)' },
  },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

/** Overlaps the upper edge, so that a package with a flag is not taller than one without. */
export const flagRow = productStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(${edgeWidth} + ${vars.space[5]})`,
  translate: '0 -50%',
});

export const ribbon = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: -1,
});

export const amount = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: 'clamp(3rem, 2.4rem + 2vw, 4.25rem)',
  lineHeight: 1,
  letterSpacing: vars.text.tracking.display,
  fontVariantNumeric: 'lining-nums',
  color: vars.content.strong,
});

/** Four digits and more are smaller, below the ribbon. */
export const longAmount = productStyle({ fontSize: vars.text.size.h2, lineHeight: 1.9 });

export const unit = productStyle({
  fontSize: vars.text.size.xl,
  fontStyle: vars.font.emphasis,
  letterSpacing: 'normal',
});

export const worth = productStyle({
  alignSelf: 'start',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

export const price = productStyle({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
});

export const payment = productStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
});

export const action = productStyle({
  display: 'grid',
  alignContent: 'end',
  paddingBlockStart: vars.space[2],
});

export const gone = productStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touch.min,
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.size.s,
  color: vars.content.muted,
});
