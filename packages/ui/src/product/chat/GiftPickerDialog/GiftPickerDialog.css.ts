import { vars } from '../../../theme/contract.css.ts';
import { pressable, radioCard, radioCardInput, transition } from '../../../theme/interactive.ts';
import { productStyle } from '../../../theme/styles.ts';

export const gifts = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space[2],
});

export const gift = productStyle(pressable, radioCard, transition('border-color'), {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[1],
  border: `1px solid ${vars.border.hairline}`,
});
export const input = productStyle(radioCardInput);
export const picture = productStyle({ inlineSize: '3rem', blockSize: '3rem', objectFit: 'contain' });
export const name = productStyle({
  maxInlineSize: '100%',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
