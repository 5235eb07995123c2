export type { Brand } from '../provider/context.ts';
export { type BrandOptions, createBrand } from './create-brand.tsx';
export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
