import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxPackages, type Versions } from './component/sandbox-packages.ts';

/** Where a package is installed under another name. */
const folders: Readonly<Record<string, string>> = {
  '@velluto/ui': 'packages/ui',
  '@velluto/fonts': 'packages/fonts',
  typescript: 'node_modules/@typescript/native',
};

/** Versions of the packages that an example needs: those with which the package is tested. */
export function readVersions(root: string): Versions {
  const names = [...sandboxPackages.runs, ...sandboxPackages.builds];
  const versions = names.map(name => {
    const manifest = readFileSync(
      join(root, folders[name] ?? `node_modules/${name}`, 'package.json'),
      'utf8',
    );
    return [name, JSON.parse(manifest).version];
  });
  return Object.fromEntries(versions);
}
