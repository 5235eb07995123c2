import type { CompleteBrand } from '../theme/compiler/brand.ts';
import { hasDarkScenes } from '../theme/compiler/scene-light.ts';

/** Name of what the module exports: `night-owl` becomes `nightOwl`. */
export const brandVariable = (id: string) =>
  id.replaceAll(/-+(.)?/g, (_, letter = '') => letter.toUpperCase());

/**
 * A module that exports the brand for `UiProvider`, by its id in camel case; the same text is valid TypeScript and
 * JavaScript.
 *
 * @param source name of the file that the brand is written in
 */
export const brandModule = (
  { id, name, seeds, light }: CompleteBrand,
  source: string,
): string => `/* Generated from ${source} by velluto-brand; change it there. */
import { createBrand } from '@velluto/ui/brands';

export const ${brandVariable(id)} = createBrand({
  id: ${JSON.stringify(id)},
  name: ${JSON.stringify(name)},
  themeColour: { light: ${JSON.stringify(seeds.paper)}, dark: ${JSON.stringify(seeds.night)} },${hasDarkScenes({ light }) ? '\n  darkScenes: true,' : ''}
});
`;
