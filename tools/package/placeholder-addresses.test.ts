import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root, runStep } from '../support/run-step.ts';
import { placeholdersIn, refusalToPublish } from './placeholder-addresses.ts';

const folder = mkdtempSync(join(tmpdir(), 'velluto-publishing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = {
  version: '1.0.0',
  description: 'For example.',
  homepage: 'https://example.org/ui',
  bugs: { url: 'https://example.org/issues' },
  repository: { url: 'git+https://example.org/velluto.git' },
};
const write = (content: object) => {
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('finds placeholder addresses under every key', () => {
  expect(placeholdersIn(manifest)).toEqual([]);
  const found = placeholdersIn({
    ...manifest,
    homepage: 'https://velluto.example',
    author: 'Somebody <me@velluto.example>',
    repository: { url: 'git+https://velluto.example/velluto.git' },
  });
  expect(found.map(({ key }) => key)).toEqual(['homepage', 'repository.url', 'author']);
});

it('names file and key', () => {
  expect(refusalToPublish([write(manifest)])).toBeUndefined();
  const file = write({ ...manifest, bugs: { url: 'https://velluto.example/issues' } });
  expect(refusalToPublish([file])).toContain(`${file}: bugs.url is https://velluto.example/issues`);
});

it('stops publishing a package from its folder, unless it has real addresses', async () => {
  const hook = (content: object) => {
    write(content);
    return runStep(process.execPath, [join(root, 'tools/package/before-publishing.ts')], { cwd: folder });
  };
  expect((await hook(manifest)).code).toBe(0);
  const { code, output } = await hook({ ...manifest, homepage: 'https://velluto.example/ui' });
  expect(code).toBe(1);
  expect(output).toContain('homepage is https://velluto.example/ui');
});

it('runs before each package is published', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root })
    .map(file => JSON.parse(readFileSync(join(root, file), 'utf8')))
    .filter(({ private: hidden }) => !hidden);
  expect(manifests.length).toBeGreaterThanOrEqual(5);
  for (const { name, scripts } of manifests)
    expect(scripts.prepublishOnly, name).toBe('node ../../tools/package/before-publishing.ts');
});
