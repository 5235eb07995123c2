import { vars } from '../../theme/contract.css.ts';
import { baseStyle } from '../../theme/styles.ts';

export const parts = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, 1fr) minmax(6.5rem, 2.4fr) minmax(4.5rem, 1.3fr)',
  gap: vars.space[2],
});
