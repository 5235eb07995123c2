import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%' });
