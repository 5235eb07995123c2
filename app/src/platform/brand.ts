import type { Brand } from '@velluto/ui/provider';

/** One lazy chunk a brand: its look, its mark and its fonts. */
const files = import.meta.glob<{ brand: Brand }>('../brands/*.ts');

/** Source file of a brand, from the app's folder: its key in the build's manifest. */
export const brandSource = (id: string): string => `src/brands/${id}.ts`;

/** Loads the brand of the site; an unknown one is an error of the site file. */
export async function loadBrand(id: string): Promise<Brand> {
  const load = files[`../brands/${id}.ts`];
  if (!load) throw new Error(`The site asks for the brand "${id}", which the app does not have`);
  return (await load()).brand;
}
