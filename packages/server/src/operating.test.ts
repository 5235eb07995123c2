import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { variables } from './config.ts';
import { createMetrics } from './observe/metrics.ts';
import { secretNames } from './secret-files.ts';

const manual = readFileSync(resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
const words = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, word = '']) => word));

it('the manual names every variable that the server reads, and no other', () => {
  const section = manual.split('## Environment')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter(line => line.startsWith('| `'));
  const described = words(rows.map(row => row.split('|')[1]).join(' '), /`([A-Z][A-Z0-9_]+)`/g);
  expect([...described].sort()).toEqual(Object.keys(variables.entries).sort());
});

it('the manual names every secret that may lie in a file, and no other', () => {
  const described = words(manual, /`([A-Z][A-Z0-9_]+)_FILE`/g);
  expect([...described].sort()).toEqual([...secretNames].sort());
});

it('the manual describes every metric of ours', async () => {
  const pool = { idleCount: 0, totalCount: 0, waitingCount: 0, query: async () => ({ rows: [] }) };
  const metrics = createMetrics({
    pool: pool as never,
    lastProof: async () => null,
  });
  const { body } = await metrics.text();
  const described = words(manual, /`(velluto_[a-z_]+)/g);
  expect([...words(body, /^# TYPE (velluto_[a-z_]+)/gm)].sort()).toEqual([...described].sort());
});

it('the manual names only commands that exist', async () => {
  const { commands } = await import('./cli.ts');
  for (const name of words(manual, /`velluto ([a-z]+ [a-z]+)/g))
    expect(Object.keys(commands)).toContain(name);
});
