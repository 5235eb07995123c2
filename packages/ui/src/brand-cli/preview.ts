import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readBrand } from '../theme/compiler/read-brand.ts';
import { brandSheet, loadBrand } from './files.ts';

/**
 * An HTML page that shows a brand on components. They are those of the built package, so that the page is what a site
 * gets.
 *
 * @param target path that the page is written to; addresses of fonts are relative to it
 * @throws BrandError when the brand cannot be built
 */
export async function previewOf(source: string, target: string): Promise<string> {
  const brand = await loadBrand(source);
  const sheet = await brandSheet(brand, source, target);
  const styles = createRequire(import.meta.url).resolve('@velluto/ui/styles.css');
  const { previewPage } = await import('./preview/preview-page.tsx');
  return previewPage(readBrand(brand), [await readFile(styles, 'utf8'), sheet]);
}
