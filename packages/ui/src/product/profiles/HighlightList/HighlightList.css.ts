import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** A row of short facts between two lines; wraps. */
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
/** Facts that concern the reader are emphasised. */
export const strong = productStyle({ color: vars.content.accent, fontWeight: vars.font.strong });
/** These texts begin in lower case, as they follow a label elsewhere; here they are capitalised. */
export const text = productStyle({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
