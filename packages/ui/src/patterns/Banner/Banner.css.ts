import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space.gutter,
  borderBlockEnd: '1px solid',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});

const paint = (tone: 'info' | 'positive' | 'caution' | 'critical') =>
  inLayer('patterns', {
    background: vars.feedback[tone].surface,
    borderColor: vars.feedback[tone].border,
    color: vars.feedback[tone].text,
  });

export const tone = styleVariants({
  info: paint('info'),
  positive: paint('positive'),
  caution: paint('caution'),
  critical: paint('critical'),
});

export const icon = patternStyle({ flex: 'none', display: 'grid' });
export const text = patternStyle({
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const actions = patternStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
