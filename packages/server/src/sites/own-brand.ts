import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value in the light and in the dark mode. */
export interface Both {
  light: string;
  dark: string;
}

/** A brand that lies beside the site files instead of in the app: it is served without a new build. */
export interface OwnBrand {
  id: string;
  /** Its style sheet, as `velluto-brand build` wrote it. */
  css: string;
  /** Its mark, from which the icons are drawn. */
  mark: Buffer;
  /** Colour of the browser's own frame. */
  themeColour: Both;
  /** A value of the sheet by its name without `--vl-`. */
  value(name: string): Both;
}

/** The two files of a brand, in a folder of its name below `brands/`. */
export const brandFiles = (sitesDir: string, id: string) => {
  const folder = join(sitesDir, 'brands', id);
  return { folder, css: join(folder, 'brand.css'), mark: join(folder, 'mark.svg') };
};

const halves = /^light-dark\((.*),\s*([^,()]+)\)$/;

/** Values of the brand's own block: the first rule that names it. */
function valuesIn(css: string, id: string): Map<string, string> {
  const [, block = ''] = css.split(`[data-vl-brand="${id}"] {`);
  const end = block.indexOf('}');
  const rows = block.slice(0, end).matchAll(/--vl-([\w-]+):\s*([^;]+);/g);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Reads the brand of this id that lies beside the site files.
 *
 * @returns the brand, null when there is no folder of this name, or a sentence that says what is wrong with it
 */
export function readOwnBrand(sitesDir: string, id: string): OwnBrand | null | string {
  const { folder, css: sheet, mark } = brandFiles(sitesDir, id);
  if (!existsSync(folder)) return null;
  const lacking = [sheet, mark].find(file => !existsSync(file));
  if (lacking) return `the brand "${id}" lacks its file ${lacking}`;
  const css = readFileSync(sheet, 'utf8');
  const values = valuesIn(css, id);
  const value = (name: string): Both => {
    const text = values.get(name) ?? '';
    const [, light = text, dark = text] = halves.exec(text) ?? [];
    return { light, dark };
  };
  const themeColour = value('surface-page');
  if (!/^#[\da-f]{6}$/i.test(themeColour.light)) {
    return `${sheet} holds no colours for [data-vl-brand="${id}"]: write it with velluto-brand build`;
  }
  return { id, css, mark: readFileSync(mark), themeColour, value };
}
