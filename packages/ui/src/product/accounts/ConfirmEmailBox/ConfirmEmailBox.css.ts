import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'grid', gap: vars.space[5] });
export const letter = productStyle({ display: 'flex', gap: vars.space[4], alignItems: 'flex-start' });
export const code = productStyle({ display: 'grid', gap: vars.space[4] });
export const email = productStyle({ fontWeight: vars.font.strong, overflowWrap: 'anywhere' });
export const again = productStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
