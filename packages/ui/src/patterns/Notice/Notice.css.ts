import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { outOfFlowWhileEmpty } from '../../theme/out-of-flow.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});

/** Around an error that may come: without one it adds no gap to a form. */
export const live = patternStyle(outOfFlowWhileEmpty);

export const icon = patternStyle({ flex: 'none', display: 'grid' });
/** Without space beside the text, the action moves below it. */
export const body = patternStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});
export const text = patternStyle({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const action = patternStyle({ flex: 'none', color: vars.content.default });

const paint = (name: 'info' | 'positive' | 'caution' | 'critical') =>
  inLayer('patterns', {
    background: vars.feedback[name].surface,
    borderColor: vars.feedback[name].border,
    color: vars.feedback[name].text,
  });

export const tone = styleVariants({
  info: paint('info'),
  positive: paint('positive'),
  caution: paint('caution'),
  critical: paint('critical'),
});
