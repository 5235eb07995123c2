import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({ display: 'grid', justifyItems: 'start' });
/** Always there, so that screen readers hear what appears in it; keeps no room while empty. */
export const said = patternStyle({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[2] } } });
