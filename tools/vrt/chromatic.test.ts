import { glob, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { root } from '../support/run-step.ts';

test('Chromatic gets the contact sheets only', async () => {
  const sheets: string[] = [];
  const sent: string[] = [];
  for await (const file of glob(['packages/ui/src/**/*.stories.tsx', 'app/stories/*.stories.tsx'], {
    cwd: root,
  })) {
    const code = await readFile(join(root, file), 'utf8');
    const { meta, stories } = loadCsf(code, { makeTitle: title => title ?? '' }).parse();
    for (const { name, tags } of stories) {
      const path = `${meta.title}/${name}`;
      if (meta.tags?.includes('sheet') || tags?.includes('sheet')) sheets.push(path);
      if (chromatic.onlyStoryNames.some(pattern => matchesGlob(path, pattern))) sent.push(path);
    }
  }
  expect(sheets.length).toBeGreaterThan(100);
  expect(sent).toEqual(sheets);
}, 60_000);
