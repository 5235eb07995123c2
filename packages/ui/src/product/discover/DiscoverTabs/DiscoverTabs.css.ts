import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const onlyDesktop = productStyle({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });
