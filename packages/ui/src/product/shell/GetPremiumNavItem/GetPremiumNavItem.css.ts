import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';

const narrow = '(width < 420px)';

export const discount = productStyle({
  color: vars.content.coin,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The narrowest bars keep only the words: the wordmark needs its room. */
export const roomy = productStyle({ '@media': { [narrow]: { display: 'none' } } });
