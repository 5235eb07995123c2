import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { runStep } from '../support/run-step.ts';
import { pack } from './pack.ts';
import { copyProject, lookAtNext } from './projects.ts';

/** Installs Next.js beside the packed package and builds the test project with it. Needs the network. */
async function checkNext(folder: string): Promise<string | undefined> {
  await compileCatalogs();
  await buildPackages();
  const packed = [await pack('ui', folder), await pack('fonts', folder)];
  const project = await copyProject('next', folder);
  const file = join(project, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const { name, tarball } of packed) manifest.dependencies[name] = `file:${tarball}`;
  await writeFile(file, JSON.stringify(manifest));
  await writeFile(join(project, 'pnpm-workspace.yaml'), 'allowBuilds:\n  sharp: false\n');
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const steps: [string, string[]][] = [
    ['pnpm', ['install', '--prefer-offline']],
    [join(project, 'node_modules/.bin/next'), ['build']],
  ];
  for (const [command, args] of steps) {
    const { code, output } = await runStep(command, args, { cwd: project, env, output: 'show' });
    if (code !== 0) return output;
  }
  return (await lookAtNext(project)).fault;
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-next-')));
const fault = await checkNext(folder).finally(() => rm(folder, { recursive: true, force: true }));
console.log(fault ?? 'The package works in Next.js, in server components and in the browser.');
process.exit(fault === undefined ? 0 : 1);
