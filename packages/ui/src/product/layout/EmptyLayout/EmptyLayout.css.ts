import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ minBlockSize: '100svh', outline: 'none' });
