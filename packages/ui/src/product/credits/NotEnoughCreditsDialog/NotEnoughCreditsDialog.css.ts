import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const actions = productStyle({ display: 'grid', gap: vars.space[2] });
