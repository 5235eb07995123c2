import { productStyle } from '../../../theme/styles.ts';

/** Focused, the box is brought into view with its words and what is missing, above the buttons of a dialog on a phone. */
export const box = productStyle({ scrollMarginBlock: '5rem 26rem' });
