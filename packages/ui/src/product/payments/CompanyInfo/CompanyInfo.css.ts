import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ inlineSize: '100%', maxInlineSize: '34rem' });
export const line = productStyle({ display: 'block' });
