import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const brand = productStyle({ padding: '0.125rem', color: vars.content.strong });
/** Drawn smaller: a line as wide as that of other icons. */
export const kind = productStyle({ padding: '0.25rem', color: vars.content.muted });
