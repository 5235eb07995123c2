import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** A line of small facts between two hairlines; what finds no room goes on in the next line. */
export const list = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: 0,
  margin: 0,
  borderBlock: `1px solid ${vars.border.hairline}`,
  listStyleType: '""',
});

export const item = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflowWrap: 'anywhere',
});
export const icon = productStyle({ display: 'grid', color: vars.content.muted });
/** What both have in common is what one looks for first. */
export const strong = productStyle({ color: vars.content.accent, fontWeight: vars.font.strong });
/** Facts that follow a label elsewhere begin small; here each stands alone. */
export const words = productStyle({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
