import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { root } from '../support/run-step.ts';
import { whenLauncherEnds } from './launcher.ts';

/** Starts the product for development: the server restarts when its files change, Vite serves the app. */
await compileCatalogs();
const packages = ['server', 'demo', 'sandbox', 'rules', 'api-client'];
const watched = [
  ...packages.map(name => `packages/${name}/src`),
  'packages/server/sql',
  'sites',
  'tools/start',
];
const child = spawn(
  process.execPath,
  [
    ...watched.map(folder => `--watch-path=${join(root, folder)}`),
    '--import',
    'tsx',
    join(import.meta.dirname, 'dev-server.ts'),
  ],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
whenLauncherEnds(() => child.kill('SIGTERM'));
child.on('exit', code => process.exit(code ?? 0));
