import { vars } from '../../theme/contract.css.ts';
import { baseStyle } from '../../theme/styles.ts';

export const parts = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 1fr) minmax(6rem, 2fr) minmax(4.5rem, 1.2fr)',
  gap: vars.space[2],
});
