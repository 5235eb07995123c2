import { vars } from '../src/theme/contract.css.ts';
import { baseStyle } from '../src/theme/styles.ts';

export const row = baseStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  padding: vars.space[6],
});
export const phone = baseStyle({
  display: 'grid',
  inlineSize: '22.5rem',
  maxInlineSize: '100%',
  outline: `1px solid ${vars.border.hairline}`,
});
