import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pairs } from '../../test/pairs/pairs.ts';

const source = join(import.meta.dirname, '..');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.stories.tsx') && !path.startsWith('foundations'),
);

it('every component has guidance on when to use it', () => {
  const withoutGuidance = stories.filter(
    path => !/guidance: \{/.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(stories.length).toBeGreaterThan(100);
  expect(withoutGuidance).toEqual([]);
});

const components = new Set(stories.map(path => path.replace(/^.*\/|\.stories\.tsx$/g, '')));

it('at least twenty components show what to do and what not, each on a page that is there', () => {
  expect(Object.keys(pairs).length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(pairs).filter(name => !components.has(name))).toEqual([]);
});

it('each picture of a pair is explained by one sentence', () => {
  const sentences = Object.values(pairs).flatMap(own => own.flatMap(({ good, bad }) => [good.why, bad.why]));
  expect(sentences.filter(why => !/^[^.]+\.$/.test(why))).toEqual([]);
});
