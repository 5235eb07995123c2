import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'inline-grid', justifyItems: 'start' });
/** Always in the document, so that screen readers announce changes; takes no space while empty. */
export const status = productStyle({
  maxInlineSize: '20rem',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[2] } },
});
