import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, runStep } from '../../../tools/support/run-step.ts';
import { type LaunchServer, serverIn } from './start-process.ts';

/**
 * Stands for the previous release, since none was made yet: it lacks some migrations, which alter tables that every call uses and replace
 * SQL functions. With the first release its commit takes this place.
 */
const PREVIOUS = 'f13cd3ee606eb5339abfc707756350612e555654';

const cache = join(root, 'node_modules/.cache/velluto');
/** The bundled server in a copy of the repository. */
const program = join('packages/server/previous', 'server.js');

/** A release that was made before this version. */
export interface PreviousRelease {
  /** The commit of which it is made, shortened. */
  name: string;
  /** Starts its server. */
  launch: LaunchServer;
}

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await runStep('git', args);
  return code === 0 ? output.trim() : null;
}

/** Why the commit of the previous release is not known here; null where it is. */
async function findProblem(): Promise<string | null> {
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow === null) return 'this is no repository of git';
  if (shallow === 'true') return 'the history is not here: git fetch --unshallow';
  const isHere = await git('cat-file', '-e', `${PREVIOUS}^{commit}`);
  return isHere === null ? `the history has no commit ${PREVIOUS}` : null;
}

async function must(folder: string, command: string, ...args: string[]): Promise<void> {
  // not `test`, which Vitest sets: then the texts do not compile
  const { code, output } = await runStep(command, args, { cwd: folder, env: { NODE_ENV: 'development' } });
  if (code !== 0)
    throw new Error(`The previous release cannot be built: ${command} ${args.join(' ')}\n${output}`);
}

/** Unpacks the commit, installs what its lockfile names, and bundles its server as it does itself. */
async function build(folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await must(root, 'git', 'archive', `--output=${archive}`, PREVIOUS);
  await must(root, 'tar', '-xf', archive, '-C', folder);
  await rm(archive);
  const { packageManager } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await must(folder, 'npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
  const script = join(folder, 'bundle-previous.ts');
  await writeFile(
    script,
    `import { bundleServer } from './tools/build/server.ts';
     await bundleServer({ server: 'tools/start/server.ts' }, '${dirname(program)}');\n`,
  );
  await must(folder, 'node', script);
}

/**
 * The previous release, built from the history once and kept by its commit.
 *
 * @returns why there is none here, where the history lacks it
 * @throws Error with the output of what failed, when it cannot be built
 */
export async function previousRelease(): Promise<PreviousRelease | string> {
  const problem = await findProblem();
  if (problem !== null) return problem;
  const name = PREVIOUS.slice(0, 10);
  const folder = join(cache, `release-${name}`);
  if (!existsSync(folder)) {
    // not below node_modules, where Node runs no TypeScript
    const drafts = join(root, '.vitest/copies');
    await mkdir(drafts, { recursive: true });
    const draft = await mkdtemp(join(drafts, 'release-'));
    try {
      await build(draft);
      await mkdir(cache, { recursive: true });
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return { name, launch: serverIn(join(folder, program)) };
}
