import { vars } from '../../../theme/contract.css.ts';
import { hiddenWhere } from '../../../theme/hidden-text.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

const little = `not ${media.roomy}`;

/** Beside the name, whose row begins below the shade of the caption. */
export const more = productStyle({
  position: 'absolute',
  insetBlockStart: '3.25rem',
  insetInlineEnd: vars.space[4],
});

export const words = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  marginBlock: `${vars.space[2]} 0`,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.s,
  '@media': { [little]: { WebkitLineClamp: 1 } },
});

export const label = productStyle({
  marginBlock: `${vars.space[2]} 0`,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
});

/** One row: those that do not fit are left to the profile, and to screen readers. */
export const interests = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  blockSize: '1.75rem',
  overflow: 'hidden',
  margin: 0,
  marginBlockStart: vars.space[1],
  padding: 0,
  listStyleType: '""',
  ...hiddenWhere(little),
});
export const interest = productStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  border: `1px solid color-mix(in oklab, currentColor 55%, transparent)`,
  borderRadius: vars.radius.mark,
  fontSize: vars.text.size.s,
  lineHeight: 'calc(1.75rem - 2px)',
});
