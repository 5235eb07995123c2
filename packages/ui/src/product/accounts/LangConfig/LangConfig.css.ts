import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%', maxInlineSize: '30rem' });
/** Has a margin only while it has a text, so that the card does not end with an empty line. */
export const state = productStyle({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } });
