import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { runStep } from '../support/run-step.ts';
import { lookAtNext } from './next.ts';
import { type Packed, pack } from './pack.ts';
import { copyProject } from './projects.ts';
import { buildScreensBrand } from './screens.ts';

/** Puts the screens that the Vite project shows into the Next.js project, with their brand; returns what went wrong. */
async function addScreens(ui: Packed, project: string, folder: string): Promise<string | undefined> {
  const screens = await copyProject('screens', folder);
  const installed = { ...ui, folder: join(project, 'node_modules/@velluto/ui') };
  await symlink(join(project, 'node_modules'), join(screens, 'node_modules'), 'dir');
  const { fault } = await buildScreensBrand(installed, screens);
  for (const file of ['Screens.tsx', 'brand.css', 'aurora.ts'])
    await cp(join(screens, 'src', file), join(project, 'app/(screens)/screens', file));
  return fault;
}

/** Installs Next.js next to the packed package and builds the test project with it. Needs the network. */
async function checkNext(folder: string): Promise<string | undefined> {
  await compileCatalogs();
  await buildPackages();
  const ui = await pack('ui', folder);
  const packed = [ui, await pack('api-client', folder), await pack('fonts', folder)];
  const project = await copyProject('next', folder);
  const file = join(project, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const { name, tarball } of packed) manifest.dependencies[name] = `file:${tarball}`;
  await writeFile(file, JSON.stringify(manifest));
  await writeFile(join(project, 'pnpm-workspace.yaml'), 'allowBuilds:\n  sharp: false\n');
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const run = async (command: string, ...args: string[]) => {
    const { code, output } = await runStep(command, args, { cwd: project, env, output: 'show' });
    return code === 0 ? undefined : output;
  };
  const installed = await run('pnpm', 'install', '--prefer-offline');
  if (installed !== undefined) return installed;
  const branded = await addScreens(ui, project, folder);
  if (branded !== undefined) return branded;
  const built = await run(join(project, 'node_modules/.bin/next'), 'build');
  if (built !== undefined) return built;
  return (await lookAtNext(project)).fault;
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-next-')));
const fault = await checkNext(folder).finally(() => rm(folder, { recursive: true, force: true }));
console.log(fault ?? 'The package works in Next.js, in server components and in the browser.');
process.exit(fault === undefined ? 0 : 1);
