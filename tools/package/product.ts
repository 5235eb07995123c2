import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

/** What a registry shows about a package, and what tools read of it. */
const fields = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license', 'engines'];

/** Packages of others whose code is in the files of a package, by the comments of the bundler. */
function bundledPackages(folder: string): string[] {
  const names = globSync('dist/**/*.js', { cwd: folder }).flatMap(file => {
    const paths = readFileSync(join(folder, file), 'utf8').matchAll(/^\/\/ .*node_modules\/(.+)$/gm);
    return [...paths].map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  });
  return [...new Set(names)];
}

/** Checks that a package comes with everything a published product has: licence, notices, changes, addresses, ranges. */
export function checkProduct({ folder, name, manifest }: Packed): Finding[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const license = read('LICENSE');
  const changes = read('CHANGELOG.md');
  const released = manifest.version !== '0.0.0';
  const modules = globSync('dist/**/*.js', {
    cwd: folder,
    exclude: ['dist/i18n/**', 'dist/internal/i18n/messages/**'],
  });
  return [
    none(`${name} says whose it is and where it lives`, [
      ...fields.filter(field => !(field in manifest)).map(field => `package.json has no ${field}`),
      ...(license ? [] : ['there is no LICENSE']),
      ...(read('README.md') ? [] : ['there is no README.md']),
    ]),
    none(
      `the licence of ${name} names what of others is in it`,
      bundledPackages(folder)
        .filter(bundled => !license.includes(bundled))
        .map(bundled => `LICENSE does not name ${bundled}`),
    ),
    none(
      `${name} has its changes`,
      released && !changes.includes(`## ${manifest.version}`)
        ? [`CHANGELOG.md has nothing about ${manifest.version}`]
        : [],
    ),
    none(
      `${name} shares its dependencies with its users`,
      Object.entries(manifest.dependencies ?? {})
        .filter(([, range]) => !range.startsWith('^'))
        .map(([dependency, range]) => `${dependency} ${range} is one version, not a range`),
    ),
    none(
      `modules of ${name} have source maps`,
      modules.filter(file => !existsSync(join(folder, `${file}.map`))),
    ),
  ];
}
