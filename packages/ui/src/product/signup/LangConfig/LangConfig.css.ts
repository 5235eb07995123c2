import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%', maxInlineSize: '30rem' });
/** A line only while it says something: an empty one would stand at the end of the card. */
export const state = productStyle({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } });
