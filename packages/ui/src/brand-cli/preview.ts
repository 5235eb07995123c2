import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { readBrand } from '../theme/compiler/read-brand.ts';
import { brandSheet, loadBrand } from './files.ts';

/** A page that shows a brand, and the style sheet beside it. */
export interface Preview {
  page: string;
  sheet: string;
}

/**
 * An HTML page that shows a brand on components. They are those of the built package, so that the page is what a site
 * gets. The style sheet is a file of its own, because every screen on the page is a document that needs it.
 *
 * @param sheetPath path that the style sheet is written to; addresses of fonts are relative to it
 * @throws BrandError when the brand cannot be built
 */
export async function previewOf(source: string, sheetPath: string): Promise<Preview> {
  const brand = await loadBrand(source);
  const ofBrand = await brandSheet(brand, source, sheetPath);
  const styles = createRequire(import.meta.url).resolve('@velluto/ui/styles.css');
  const { previewPage } = await import('./preview/preview-page.tsx');
  return {
    page: previewPage(readBrand(brand), encodeURI(basename(sheetPath))),
    sheet: `${await readFile(styles, 'utf8')}\n${ofBrand}`,
  };
}
