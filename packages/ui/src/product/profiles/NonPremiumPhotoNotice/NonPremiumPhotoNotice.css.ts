import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../../theme/interactive.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  zIndex: 1,
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlockStart: '16%',
  paddingInline: vars.space[6],
  textAlign: 'center',
  color: vars.content.onPhoto,
});
globalIn('product', `${root} a:focus-visible`, focusRingAnywhere);
