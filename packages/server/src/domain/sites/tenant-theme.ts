import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value in light and in dark mode. */
export interface LightDark {
  light: string;
  dark: string;
}

/** The theme of a tenant: a brand in a folder beside the site files instead of in the app, so that it needs no new build. */
export interface TenantTheme {
  id: string;
  /** Style sheet, as `velluto-brand build` wrote it. */
  css: string;
  /** The logo as SVG, from which the icons are drawn. */
  mark: Buffer;
  /** `theme-color` of the page. */
  themeColour: LightDark;
  /** Whether scenes are dark in both modes. */
  darkScenes: boolean;
  /** A custom property of the style sheet by its name without `--vl-`. */
  value(name: string): LightDark;
}

/** Folder and files of a theme, below `brands/`. */
export const themeFiles = (sitesDir: string, id: string) => {
  const folder = join(sitesDir, 'brands', id);
  return { folder, css: join(folder, 'brand.css'), mark: join(folder, 'mark.svg') };
};

/** Custom properties of the brand, without `--vl-`. */
function readVariables(css: string, id: string): Map<string, string> {
  if (!css.includes(`[data-vl-brand="${id}"] {`)) return new Map();
  const rows = css.matchAll(/--vl-([\w-]+):\s*([^;]+);/g);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

/** A value with normal contrast: `velluto-brand` writes those of both levels and of both modes after each other. */
function readModes(value: string): LightDark {
  const [normal = ''] = value.replace('var(--vl-contrast-normal, ', '').split(/\)? var\(--vl-contrast-more/);
  const of = (mode: string) => new RegExp(`var\\(--vl-mode-${mode}, ([^()]+)\\)`).exec(normal)?.[1] ?? normal;
  return { light: of('light'), dark: of('dark') };
}

/**
 * Reads the theme with this id beside the site files.
 *
 * @returns the theme, null when there is no such folder, or a sentence that says what is wrong with it
 */
export function readTenantTheme(sitesDir: string, id: string): TenantTheme | null | string {
  const { folder, css: sheet, mark } = themeFiles(sitesDir, id);
  if (!existsSync(folder)) return null;
  const missing = [sheet, mark].find(file => !existsSync(file));
  if (missing) return `the brand "${id}" lacks its file ${missing}`;
  const css = readFileSync(sheet, 'utf8');
  const values = readVariables(css, id);
  const value = (name: string): LightDark => readModes(values.get(name) ?? '');
  const themeColour = value('surface-page');
  if (!/^#[\da-f]{6}$/i.test(themeColour.light)) {
    return `${sheet} holds no colours for [data-vl-brand="${id}"]: write it with velluto-brand build`;
  }
  const darkScenes = value('scene-ground').light.startsWith('#');
  return { id, css, mark: readFileSync(mark), themeColour, darkScenes, value };
}
