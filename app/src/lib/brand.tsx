import { type Brand, useBrand } from '@velluto/ui/provider';

/** The theme of a site that is defined beside its site file, instead of a brand of the app. */
export interface TenantTheme {
  id: string;
  themeColour: { light: string; dark: string };
  darkScenes: boolean;
}

const sizes = { s: 'xl', m: 'h3', l: 'h1' } as const;
/** Long names are smaller, so that they fit into one line on a phone. */
const smaller = { s: 'l', m: 'l', l: 'h3' } as const;
const longest = 9;

/** The brand's name set in its own display type. */
const Logo: Brand['Logo'] = ({ size = 'm' }) => {
  const { name } = useBrand();
  const step = (name.length > longest ? smaller : sizes)[size];
  return (
    <span
      translate="no"
      style={{
        display: 'inline-block',
        font: `var(--vl-font-emphasis) var(--vl-font-displayWeight) var(--vl-text-size-${step}) / 1 var(--vl-font-display)`,
        letterSpacing: 'var(--vl-text-tracking-display)',
      }}
    >
      {name}
    </span>
  );
};

/** Colours of the browser's own bars in both modes: on a scene of a brand with dark scenes the dark one. */
export const sceneColours = (
  { darkScenes, themeColour }: Pick<Brand, 'darkScenes' | 'themeColour'>,
  isScene: boolean,
): Brand['themeColour'] =>
  darkScenes && isScene ? { light: themeColour.dark, dark: themeColour.dark } : themeColour;

/** The brand of such a site, with the site's name. */
export const tenantBrand = (theme: TenantTheme, name: string): Brand => ({ ...theme, name, Logo });

/** One lazy chunk per brand: styles, logo and fonts. */
const files = import.meta.glob<{ brand: Brand }>('../brands/*.ts');

/** Source file of a brand, from the app's folder: its key in the build's manifest. */
export const brandSource = (id: string): string => `src/brands/${id}.ts`;

/** Whether a brand is one of the app, not one beside a site file. */
export const isOfApp = (id: string): boolean => `../brands/${id}.ts` in files;

/** Loads the brand of the site; an unknown one is an error of the site file. */
export async function loadBrand(id: string): Promise<Brand> {
  const load = files[`../brands/${id}.ts`];
  if (!load) throw new Error(`The site asks for the brand "${id}", which the app does not have`);
  return (await load()).brand;
}
