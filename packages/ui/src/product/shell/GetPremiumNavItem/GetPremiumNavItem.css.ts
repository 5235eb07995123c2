import { productStyle } from '../../../theme/styles.ts';

const narrow = '(width < 420px)';

/** The narrowest bars keep only the words: the wordmark needs its room. */
export const roomy = productStyle({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [narrow]: { display: 'none' } },
});
