import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { whenLauncherEnds } from '../start/launcher.ts';

/**
 * Runs every benchmark, one after the other, so that they do not slow each other down. `pnpm bench sizes` runs one, `pnpm
 * bench server` all of that folder, `pnpm bench server/search 2000` one of them with its arguments.
 */
const folders: Record<string, string[]> = {
  server: [
    'hot-rows',
    'overload',
    'paid-message',
    'photos',
    'polled',
    'rendering',
    'search',
    'start',
    'streams',
  ],
  app: ['pages', 'routes', 'visit'],
};
const inFolder = (folder: string) => folders[folder]?.map(name => `${folder}/${name}`);
const all = ['sizes', 'first-page', 'server', 'app', 'growth', 'growth-model'];
const names = new Set([...all, ...Object.keys(folders).flatMap(folder => inFolder(folder) ?? [])]);

const given = process.argv.slice(2);
const isName = (word: string) => names.has(word);
const requested = given.filter(isName);
const options = given.filter(word => !isName(word));
const chosen = (requested.length > 0 ? requested : all).flatMap(name => inFolder(name) ?? [name]);
if (options.length > 0 && (requested.length === 0 || chosen.length > 1)) {
  console.error(`Not the one benchmark that takes ${options.join(' ')}; there are ${[...names].join(', ')}.`);
  process.exit(1);
}

let running: ReturnType<typeof spawn> | undefined;
let interrupted = false;
/** Lets the running benchmark close what it opened, and begins no other. */
const interrupt = () => {
  interrupted = true;
  running?.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
whenLauncherEnds(interrupt);

for (const name of chosen) {
  console.log(`\n## ${name}\n`);
  running = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], {
    stdio: 'inherit',
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) process.exitCode = 1;
  if (interrupted) break;
}
