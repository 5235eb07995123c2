import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  marginBlockStart: vars.space[4],
  maxInlineSize: '60ch',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  overflowWrap: 'anywhere',
});

export const question = productStyle(pressable, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.touch.min,
  listStyle: 'none',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.mark,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
});

export const answer = productStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  textWrap: 'pretty',
});
