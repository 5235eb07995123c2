import type { Brand } from '../provider/context.ts';
import { Wordmark } from './Wordmark.tsx';

/** What a brand needs; the logo is its name in its display type when left out. */
export type BrandOptions = Omit<Brand, 'Logo'> & Partial<Pick<Brand, 'Logo'>>;

/** Makes the brand that `UiProvider` takes. `velluto-brand build --module` writes a file that calls it. */
export const createBrand = ({ Logo, ...brand }: BrandOptions): Brand => ({
  ...brand,
  Logo: Logo ?? (props => <Wordmark {...props} name={brand.name} />),
});
