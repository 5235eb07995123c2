import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
