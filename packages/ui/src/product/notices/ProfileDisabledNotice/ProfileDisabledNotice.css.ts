import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const title = productStyle({ fontWeight: vars.font.strong });
