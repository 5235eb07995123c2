import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** `preloadableComponent(() => import('…'))`, or with one export of the module: `.then(({ name }) => name)`. */
const lazyImport =
  /\b(preloadableComponent|preloadableModule)\(\s*\(\) =>\s*(import\('([^']+)'\)(?:\s*\.then\(\(\{ (\w+) \}\) => \4\))?),?\s*\)/g;

/** Adds its source file to every lazy part: `preloadableModule(() => import('./features/home/home.load.ts'))` becomes `…, 'src/features/home/home.load.ts')`. */
export function withSources(code: string, file: string): string {
  return code.replaceAll(lazyImport, (_, lazy: string, load: string, specifier: string) => {
    const source = relative(import.meta.dirname, join(dirname(file), specifier)).replaceAll('\\', '/');
    return `${lazy}(() => ${load}, '${source}')`;
  });
}

/** Modules that the plugin looks at. */
export const hasLazyParts = /\bpreloadable(Component|Module)\b/;

/** Tells lazy parts their source files, so that the server finds their chunks in Vite's manifest. */
export const partSources: Plugin = {
  name: 'velluto:part-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/src\/.*\.tsx?$/, code: hasLazyParts },
    handler: (code, id) => ({ code: withSources(code, id), map: null }),
  },
};
