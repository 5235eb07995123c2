import { vars } from '../../src/theme/contract.css.ts';
import { baseStyle } from '../../src/theme/styles.ts';

export const pairs = baseStyle({ display: 'grid', gap: vars.space[8] });
export const pair = baseStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  // both pictures end at the same line, and both sentences begin at it
  gridTemplateRows: '1fr auto',
});
export const figure = baseStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: 0,
  margin: 0,
  minInlineSize: 0,
});
export const picture = baseStyle({
  display: 'grid',
  alignContent: 'center',
  // bars that are fixed to the window stay in their picture
  contain: 'layout',
  minInlineSize: 0,
  minBlockSize: '8rem',
  padding: vars.space[5],
  border: `1px solid ${vars.border.hairline}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.surface.page,
});
export const content = baseStyle({ minInlineSize: 0 });

const words = baseStyle({
  display: 'grid',
  gap: vars.space.half,
  borderBlockStart: '3px solid',
  paddingBlockStart: vars.space[2],
  color: vars.content.default,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
export const good = baseStyle(words, { borderColor: vars.feedback.positive.solid });
export const bad = baseStyle(words, { borderColor: vars.feedback.critical.solid });
export const verdict = baseStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
