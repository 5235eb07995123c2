import { productStyle } from '../../../theme/styles.ts';

const narrow = '(width < 420px)';

/** On the narrowest screens only the text: the wordmark needs the space. */
export const roomy = productStyle({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [narrow]: { display: 'none' } },
});
