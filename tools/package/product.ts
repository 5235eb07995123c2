import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, none } from './finding.ts';
import { type Packed, sbomFile } from './pack.ts';

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

/** What is missing in the software bill of materials of a package: the package itself, or one of its dependencies. */
function missingInSbom({ folder, name, manifest }: Packed): string[] {
  const file = join(folder, 'dist', sbomFile);
  if (!existsSync(file)) return [`there is no dist/${sbomFile}`];
  const { metadata, components }: { metadata: { component: Part }; components: Part[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const listed = components.map(nameOfPart);
  return [
    ...(nameOfPart(metadata.component) === name && metadata.component.version === manifest.version
      ? []
      : [`it is about ${nameOfPart(metadata.component)} ${metadata.component.version}`]),
    ...Object.keys(manifest.dependencies ?? {})
      .filter(dependency => !listed.includes(dependency))
      .map(dependency => `it does not list ${dependency}`),
  ];
}

/** A component of CycloneDX. */
interface Part {
  group?: string;
  name: string;
  version: string;
}
const nameOfPart = ({ group, name }: Part) => (group ? `${group}/${name}` : name);

/** Checks that a package comes with everything a published product has: licence, notices, changes, addresses, ranges. */
export function checkProduct(packed: Packed): Finding[] {
  const { folder, name, manifest } = packed;
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const license = read('LICENSE');
  const changes = read('CHANGELOG.md');
  const released = manifest.version !== '0.0.0';
  const modules = globSync('dist/**/*.js', {
    cwd: folder,
    // data, and what only says where else to look
    exclude: ['dist/i18n/**', 'dist/internal/i18n/messages/**', 'dist/internal/signpost.js'],
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
    none(`the bill of materials of ${name} lists what it needs`, missingInSbom(packed)),
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
