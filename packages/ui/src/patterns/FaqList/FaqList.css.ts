import { patternStyle } from '../../theme/styles.ts';

/** As wide as text reads well. */
export const root = patternStyle({ maxInlineSize: '46rem' });
