import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({ display: 'grid', justifyItems: 'start' });
/** Always in the document, so that screen readers announce changes; takes no space while empty. */
export const status = patternStyle({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[2] } } });
