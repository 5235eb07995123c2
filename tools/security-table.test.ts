import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-step.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Sections of ASVS 5.0.0 and how many requirements of levels 1 and 2 each has; they come first in every section. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5 },
  ...{ '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
/** Sorts requirements: `3.10.2` after `3.9.4`. */
const rank = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|ya?ml|json))`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(100);
  const folders = [root, join(root, 'packages/server/src')];
  const missing = named.filter(file => !folders.some(folder => existsSync(join(folder, file))));
  expect([...new Set(missing)]).toEqual([]);
});

test('every requirement of levels 1 and 2 has its line', () => {
  const firstCells = page
    .split('\n')
    .flatMap(line => (line.startsWith('| ') ? [line.split('|')[1] ?? ''] : []));
  const ranges = firstCells.flatMap(cell =>
    [...cell.matchAll(/(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?/g)].map(([, from = '', to = from]) => [
      rank(from),
      rank(to),
    ]),
  );
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const missing = all.filter(id => !ranges.some(([from = 0, to = 0]) => from <= rank(id) && rank(id) <= to));
  expect(missing).toEqual([]);
});
