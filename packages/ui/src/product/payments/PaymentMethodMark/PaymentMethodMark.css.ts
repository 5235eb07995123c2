import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

/** The same square for all, so that names below each other begin at one line. */
const square = productStyle({ inlineSize: '2rem', blockSize: '2rem' });
export const brand = productStyle(square, { padding: '0.125rem', color: vars.content.strong });
/** Drawn smaller in it: a line as wide as that of other icons. */
export const kind = productStyle(square, { padding: '0.25rem', color: vars.content.muted });
