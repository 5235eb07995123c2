import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const roomy = 'lander (width >= 56rem)';

export const ground = productStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.surface.sunken,
});

/** Has a minimum size, so that streets can be told apart; the rest is cropped. */
export const drawing = productStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'max(100%, 46rem)',
  blockSize: '100%',
  fill: 'none',
});

export const river = productStyle({ stroke: vars.package.p1.tint, strokeWidth: 74 });
export const park = productStyle({ fill: vars.feedback.positive.surface });
export const street = productStyle({ stroke: vars.surface.page, strokeWidth: 7 });
export const avenue = productStyle({ stroke: vars.surface.page, strokeWidth: 15 });
export const railway = productStyle({
  stroke: vars.border.strong,
  strokeWidth: 2.5,
  strokeDasharray: '14 7',
});

/** Water gets deeper away from the shore. */
export const shallows = productStyle({
  stroke: vars.surface.raised,
  strokeLinejoin: 'round',
  strokeOpacity: 0.55,
});
export const hills = productStyle({ fill: vars.border.hairline });
export const slopes = productStyle({ stroke: vars.surface.overlay, strokeLinejoin: 'round' });
export const lowland = productStyle({ stroke: vars.surface.raised, strokeLinejoin: 'round' });
export const shore = productStyle({ stroke: vars.package.p2.solid, strokeWidth: 1.5, strokeOpacity: 0.6 });
/** Lamps along the roads. */
export const road = productStyle({
  stroke: vars.coin.face,
  strokeWidth: 2,
  strokeDasharray: '0 9',
  strokeLinecap: 'round',
  strokeOpacity: 0.8,
});
/** The brand's light above the map, which it tints without a shade of its own. */
export const sky = productStyle({
  position: 'absolute',
  inset: 0,
  background: vars.scene.light,
  mixBlendMode: 'screen',
  '@media': { [media.forced]: { display: 'none' } },
});

export const places = productStyle({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const place = productStyle({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  // in low windows no narrower than a name
  inlineSize: 'max(4.75rem, min(7.5rem, 44cqb))',
  translate: '-50% -50%',
  '@container': { [roomy]: { inlineSize: '8.5rem' } },
});

const at = (index: number, x: number, y: number, wideX: number, wideY: number) =>
  globalIn('product', `${place}:nth-child(${index})`, {
    insetInlineStart: `${x}%`,
    insetBlockStart: `${y}%`,
    '@container': { [roomy]: { insetInlineStart: `${wideX}%`, insetBlockStart: `${wideY}%` } },
  });
at(1, 27, 46, 56, 29);
at(2, 72, 48, 74, 23);
at(3, 0, 0, 92, 33);
at(4, 0, 0, 65, 75);
at(5, 0, 0, 80, 66);
at(6, 0, 0, 93, 79);
// Phones show two.
globalIn('product', `${place}:nth-child(n + 3)`, {
  display: 'none',
  '@container': { [roomy]: { display: 'grid' } },
});

/** A small picture, like a large stamp. */
export const stamp = productStyle({
  inlineSize: '100%',
  padding: vars.space[1],
  background: vars.surface.raised,
  boxShadow: vars.elevation.raised,
  borderRadius: vars.radius.photo,
  '@container': { [roomy]: { padding: vars.space[2] } },
});
globalIn('product', `${stamp} > .vl-LanderPhoto > :first-child`, { aspectRatio: '4 / 5' });
globalIn('product', `${stamp} figcaption`, {
  '@container': {
    'lander (width < 56rem)': { fontSize: vars.text.size.s, paddingBlockStart: vars.space[1] },
  },
});

/** A picture of the site where no member may be shown: cut like the portraits of the brand. */
export const view = productStyle({
  inlineSize: 'min(5.5rem, 34cqb)',
  aspectRatio: vars.portrait.ratio,
  overflow: 'hidden',
  borderRadius: vars.portrait.radius,
  boxShadow: `0 0 0 3px ${vars.surface.page}, 0 0 0 4px ${vars.package.p2.solid}`,
  '@container': { [roomy]: { inlineSize: '7.5rem' } },
});

/** Town: a dot and its name in italics, readable on top of streets. */
export const town = productStyle({
  display: 'grid',
  justifyItems: 'center',
  // in low windows the pictures are narrower than a name of a town
  inlineSize: 'max-content',
  maxInlineSize: '7.5rem',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.m,
  lineHeight: 1.2,
  textAlign: 'center',
  color: vars.content.strong,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    boxSizing: 'border-box',
    inlineSize: 10,
    blockSize: 10,
    marginBlock: vars.space[1],
    border: `3px solid ${vars.surface.page}`,
    borderRadius: '50%',
    background: vars.content.accent,
  },
  '@container': { [roomy]: { fontSize: vars.text.size.l } },
});

/** By night the dot is a lamp. */
export const lit = productStyle(town, {
  '::before': {
    borderColor: vars.surface.page,
    background: vars.coin.face,
    filter: `drop-shadow(0 0 6px ${vars.coin.face})`,
  },
});

export const name = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.mark,
  background: vars.surface.page,
});

export const note = productStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  margin: 0,
  paddingInline: vars.space[1],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
  background: vars.surface.page,
  borderRadius: vars.radius.mark,
});
