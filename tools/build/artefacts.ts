import type { Artefact } from './freshness.ts';

/** The app for browser and server. */
export const appArtefact: Artefact = {
  stamp: 'app/dist/sources.sha256',
  sources: [
    ...['app/src', 'app/public', 'app/*'],
    ...['packages/ui/src', 'packages/rules/src', 'packages/api-client/src'],
    ...['packages/ui/package.json', 'packages/rules/package.json', 'packages/api-client/package.json'],
    ...['lingui.config.ts', 'pnpm-lock.yaml'],
  ],
};

/** The server in few files. */
export const serverArtefact: Artefact = {
  stamp: 'packages/server/dist/sources.sha256',
  sources: [
    ...['packages/server/src', 'packages/rules/src', 'packages/api-client/src'],
    ...['packages/server/package.json', 'packages/rules/package.json', 'packages/api-client/package.json'],
    ...[
      'tools/start/run.ts',
      'tools/build/artefacts.ts',
      'tools/build/freshness.ts',
      'tools/start/greeting.ts',
      'tools/start/launcher.ts',
    ],
    ...['tools/build/server.ts', 'pnpm-lock.yaml'],
  ],
};
