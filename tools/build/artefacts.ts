import type { Artefact } from './freshness.ts';

/** Paths of the sources and the manifest of packages. */
const packages = (...names: string[]): string[] =>
  names.flatMap(name => [`packages/${name}/src`, `packages/${name}/package.json`]);

/** The app for browser and server. */
export const appArtefact: Artefact = {
  stamp: 'app/dist/sources.sha256',
  sources: [
    'app/src',
    'app/public',
    'app/*',
    ...packages('ui', 'rules', 'api-client'),
    'tools/build/share-pictures',
    'tools/build/start-pictures.ts',
    'tools/build/shortcut-icons.ts',
    'packages/server/src/areas/sites/draw-icons.ts',
    'packages/demo/pictures/portraits',
    'lingui.config.ts',
    'pnpm-lock.yaml',
  ],
};

/** The bundled server. */
export const serverArtefact: Artefact = {
  stamp: 'packages/server/dist/sources.sha256',
  sources: [
    ...packages('server', 'demo', 'sandbox', 'rules', 'api-client'),
    'tools/start',
    'tools/build/artefacts.ts',
    'tools/build/freshness.ts',
    'tools/build/server.ts',
    'pnpm-lock.yaml',
  ],
};
