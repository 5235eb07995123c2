import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, inLayer, productStyle } from '../../../theme/styles.ts';

/** Narrower than the mark with the space around it. */
const small = '(width < 9rem)';

const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

export const root = productStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  margin: 0,
  minInlineSize: 0,
  minBlockSize: 0,
});

/** The picture takes the box it is given. */
export const picture = productStyle({ position: 'relative', minBlockSize: 0 });
globalIn('product', `${picture} > .vl-Photo`, {
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
});

/** Beside the name, where it covers no face. */
export const mark = productStyle({
  display: 'flex',
  paddingBlock: vars.space.half,
  fontFamily: vars.font.body,
  // from edge to edge, so that its words fit into one line
  '@container': { [small]: { marginInline: `calc(-1 * ${vars.space[1]})` } },
});

const line = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // no link leads to the profile, so a long name is not truncated
  overflowWrap: 'anywhere',
} as const;

export const caption = styleVariants({
  /** On the picture, on a scrim. */
  on: inLayer('product', {
    ...line,
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderEndStartRadius: vars.radius.photo,
    borderEndEndRadius: vars.radius.photo,
    paddingInline: vars.space[3],
    paddingBlockStart: vars.space[12],
    paddingBlockEnd: vars.space[2],
    fontSize: vars.text.size.l,
    lineHeight: vars.text.leading.m,
    color: vars.content.onPhoto,
    '@container': { [small]: { paddingInline: vars.space[1] } },
    background: `linear-gradient(to top, ${vars.photo.scrim}, ${scrim(78)} 45%, ${scrim(44)} 70%, ${scrim(14)} 88%, transparent)`,
    '@media': {
      [media.forced]: { background: 'Canvas', color: 'CanvasText', paddingBlockStart: vars.space[2] },
    },
  }),
  /** On a name plate below it, with the badge. */
  below: inLayer('product', {
    ...line,
    paddingBlockStart: vars.space[2],
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.s,
    color: vars.content.strong,
  }),
  /** On a strip of paper over its lower edge. */
  strip: inLayer('product', {
    ...line,
    position: 'absolute',
    insetBlockEnd: '9%',
    insetInlineStart: '9%',
    maxInlineSize: '82%',
    paddingInline: vars.space[2],
    fontSize: vars.text.size.m,
    lineHeight: vars.text.leading.m,
    color: vars.content.strong,
    background: vars.surface.page,
    '@container': {
      'lander (width < 56rem)': {
        insetInlineStart: '5%',
        maxInlineSize: '90%',
        fontSize: vars.text.size.s,
        lineHeight: vars.text.leading.s,
      },
      '(width < 11rem)': { insetInlineStart: '4%', maxInlineSize: '94%', paddingInline: vars.space[1] },
      '(width < 8rem)': { insetInlineStart: '3%', maxInlineSize: '97%', paddingInline: vars.space.half },
    },
  }),
});

export const place = productStyle({
  display: 'block',
  fontFamily: vars.font.body,
  fontWeight: vars.font.weight,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
});
globalIn('product', `${caption.below} > ${place}`, { color: vars.content.muted });

// The figure that stands for a missing picture is light in light mode: its text needs no shade, and the colours of a page.
globalIn('product', `${picture}:has(> [data-blank]) + ${caption.on}`, {
  background: 'none',
  color: vars.content.strong,
});
