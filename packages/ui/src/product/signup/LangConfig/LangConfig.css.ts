import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%', maxInlineSize: '30rem' });
/** Reserves its line, so that nothing moves when a choice is saved. */
export const state = productStyle({
  minBlockSize: vars.text.leading.s,
  marginBlockStart: vars.space[3],
});
