import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenWhere, onlyWhere } from '../../theme/hidden-text.ts';
import { media } from '../../theme/media.ts';
import { globalIn, inLayer, patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: vars.space[3],
  paddingBlock: vars.space.half,
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

/** A line is as high as the close button, so that a single line is centred beside it. */
const line = `calc(${vars.touch.min} - ${vars.space[2]})`;

export const icon = patternStyle({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: line,
});
/** Without space beside the text, the action moves below it; the close button stays in its corner. */
export const body = patternStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: line,
});
export const text = patternStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
/** On a phone a few words take the place of the text, so that the banner is one line; screen readers read the text. */
export const whole = patternStyle(hiddenWhere(media.small));
export const brief = patternStyle(onlyWhere(media.small));
export const inOneLine = patternStyle(body, {
  '@media': { [`${media.small} and (not ${media.narrow})`]: { flexWrap: 'nowrap' } },
});
globalIn('patterns', `${inOneLine} > ${text}`, { '@media': { [media.small]: { flexBasis: '4rem' } } });
export const action = patternStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: line,
});
export const dismiss = patternStyle({
  flex: 'none',
  display: 'grid',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
