import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/run-step.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('every published package is 1.0.0 or later, at the latest with the pending changesets', () => {
  const notes = globSync('.changeset/*.md', { cwd: root }).map(read);
  const published = globSync('packages/*/package.json', { cwd: root })
    .map((file): { name: string; version: string; private?: boolean } => JSON.parse(read(file)))
    .filter(manifest => !manifest.private);
  expect(published.map(({ name }) => name)).toContain('@velluto/ui');
  const early = published.filter(
    ({ name, version }) =>
      version.startsWith('0.') && !notes.some(note => new RegExp(`["']${name}["']: major`).test(note)),
  );
  expect(early.map(({ name, version }) => `${name} ${version}`)).toEqual([]);
});

it('every pending changeset names packages that exist', () => {
  const names = globSync('packages/*/package.json', { cwd: root }).map(file => JSON.parse(read(file)).name);
  const notes = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });
  const named = notes.flatMap(file =>
    [...read(file).matchAll(/^["'](.+)["']: \w+$/gm)].map(([, name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThanOrEqual(notes.length);
  expect(named.filter(({ name }) => !names.includes(name))).toEqual([]);
});

it('every changelog begins with the current version', () => {
  const files = globSync('packages/*/CHANGELOG.md', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { version } = JSON.parse(read(file.replace('CHANGELOG.md', 'package.json')));
    expect(/^## (.*)$/m.exec(read(file))?.[1], file).toBe(version);
  }
});
