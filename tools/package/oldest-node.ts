import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

const { engines } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));

/** The oldest Node that the published packages promise to work with; all of them promise the same. */
export const oldestVersion: string = engines.node.replace('>=', '');

/** A Node of some version, and the folder of its command. */
export interface InstalledNode {
  node: string;
  folder: string;
  /** Such as `v22.22.2`. */
  version: string;
}

const installs = new Map<string, Promise<InstalledNode | undefined>>();

/**
 * Installs a Node beside the other tools, once for all checks; undefined where no registry answers.
 *
 * @throws Error where none answers although `AUDIT=required` says that this machine reaches one
 */
export function installedNode(wanted: string): Promise<InstalledNode | undefined> {
  const install = async () => {
    const into = join(root, 'node_modules/.cache/nodes', wanted);
    const folder = join(into, 'node_modules/node/bin');
    const node = join(folder, 'node');
    if (wanted === 'latest' || !existsSync(node)) {
      await mkdir(into, { recursive: true });
      // its script fetches the command, from the same registry
      const args = ['install', '--fetch-retries=1', '--fetch-timeout=10000', '--prefix', into, '--no-save'];
      const { code, output } = await runStep('npm', [...args, `node@${wanted}`]);
      if (code !== 0 && process.env.AUDIT === 'required') throw new Error(output);
      if (code !== 0) return undefined;
    }
    const { code, output } = await runStep(node, ['--version']);
    return code === 0 ? { node, folder, version: output.trim() } : undefined;
  };
  const running = installs.get(wanted) ?? install();
  installs.set(wanted, running);
  return running;
}

/** The oldest Node that the packages promise; the one of this process where no registry answers. */
export const oldestNode = async (): Promise<{ node: string; version: string }> =>
  (await installedNode(oldestVersion)) ?? { node: process.execPath, version: process.version };
