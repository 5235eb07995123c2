import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTypes } from './types/read-types.ts';
import { readVersions } from './versions.ts';

const root = join(import.meta.dirname, '../..');

/** Modules for docs pages that only the build can know. */
const modules: Readonly<Record<string, (root: string) => unknown>> = {
  'virtual:velluto-types': readTypes,
  'virtual:velluto-versions': readVersions,
};

/** Gives docs pages the types of the package and the versions of what an example needs. */
export const factsPlugin: Plugin = {
  name: 'velluto:facts',
  resolveId: { filter: { id: /^virtual:velluto-/ }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:velluto-/ },
    handler: id => `export default ${JSON.stringify(modules[id.slice(1)]?.(root))};`,
  },
};
