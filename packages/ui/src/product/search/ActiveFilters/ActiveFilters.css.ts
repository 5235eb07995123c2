import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 });
