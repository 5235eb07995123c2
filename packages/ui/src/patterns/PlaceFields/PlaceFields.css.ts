import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/styles.ts';

/** One below the other in a narrow form, side by side in a wide one. */
export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
});
export const town = patternStyle({ display: 'grid' });
export const unknown = patternStyle({ paddingBlockStart: vars.space[2] });
export const locate = patternStyle({ gridColumn: '1 / -1' });
