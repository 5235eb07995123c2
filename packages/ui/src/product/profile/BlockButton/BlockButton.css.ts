import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'inline-grid', justifyItems: 'start' });
/** Always there, so that screen readers hear what appears in it; keeps no room while empty. */
export const said = productStyle({
  maxInlineSize: '20rem',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[2] } },
});
