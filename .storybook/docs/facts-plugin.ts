import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readVersions } from './versions.ts';

const root = join(import.meta.dirname, '../..');

/** Modules for docs pages that only the build can know. */
const modules: Readonly<Record<string, () => unknown>> = {
  // loaded late, because it loads TypeScript, which the tests do not need
  'virtual:velluto-types': async () => (await import('./types/read-types.ts')).readTypes(root),
  'virtual:velluto-versions': () => readVersions(root),
};

/** Gives docs pages the types of the package and the versions of what an example needs. */
export const factsPlugin: Plugin = {
  name: 'velluto:facts',
  resolveId: { filter: { id: /^virtual:velluto-/ }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:velluto-/ },
    handler: async id => `export default ${JSON.stringify(await modules[id.slice(1)]?.())};`,
  },
};
