import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const problem = productStyle({ display: 'block', color: vars.feedback.critical.text });
