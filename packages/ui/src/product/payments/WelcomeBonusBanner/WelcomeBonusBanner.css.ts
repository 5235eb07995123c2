import { vars } from '../../../theme/contract.css.ts';
import { hiddenWhere, onlyWhere } from '../../../theme/hidden-text.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space.gutter,
  background: vars.coin.surface,
  borderBlock: `1px solid ${vars.coin.border}`,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.default,
  '@media': {
    [media.small]: {
      columnGap: vars.space[2],
      minBlockSize: `calc(${vars.touch.min} - ${vars.space[1]})`,
      alignItems: 'center',
      paddingBlock: vars.space[1],
    },
  },
});
/** On a phone the banner is one line: a few words, the end, and an arrow. Screen readers read the whole. */
export const whole = productStyle(hiddenWhere(media.small));
export const sign = productStyle(onlyWhere(media.small));
export const brief = productStyle(sign, { fontWeight: vars.font.strong });
export const link = productStyle({
  color: vars.content.default,
  fontWeight: vars.font.strong,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -3 },
  },
});
