import { patternStyle } from '../../theme/styles.ts';

/** Width of comfortable lines of text. */
export const root = patternStyle({ maxInlineSize: '46rem' });
