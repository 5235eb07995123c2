import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { isDrawn } from '../../test/pairs/pair.ts';
import { pairs } from '../../test/pairs/pairs.ts';

const source = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(source, path), 'utf8');
const metaOf = (path: string) => /^const meta = \{.*?^\} satisfies/ms.exec(textOf(path))?.[0] ?? '';
/** The stories of components; those that Storybook does not list are sheets of several components. */
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  path =>
    path.endsWith('.stories.tsx') && !path.startsWith('foundations') && !metaOf(path).includes("'!dev'"),
);

it('every component has guidance on when to use it', () => {
  const withoutGuidance = stories.filter(path => !/guidance: \{/.test(textOf(path)));
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

/** Elements with their looks and states, without anything that is read. */
const withoutWords = (html: string) =>
  html
    .replaceAll(/>[^<]+</g, '>…<')
    .replaceAll(/ (?:id|for|name|value|href|title|alt|placeholder|datetime|aria-[a-z]+)="[^"]*"/g, '');

const drawnPairs = Object.entries(pairs).flatMap(([component, own]) =>
  own.filter(isDrawn).map(({ good, bad }) => ({ component, good, bad })),
);

it('a wrong use looks wrong: it differs from the right one in more than its words', () => {
  expect(drawnPairs.length).toBeGreaterThan(25);
  const alike = drawnPairs.filter(
    ({ good, bad }) => withoutWords(draw(good.picture())) === withoutWords(draw(bad.picture())),
  );
  expect(alike.map(({ component, bad }) => `${component}: ${bad.why}`)).toEqual([]);
});

it('a dialog is shown by a story that exists', () => {
  const ids = stories
    .concat(readdirSync(import.meta.dirname).map(file => `foundations/${file}`))
    .filter(path => path.endsWith('.stories.tsx'))
    .flatMap(path => {
      const text = readFileSync(join(source, path), 'utf8');
      const title = text.match(/title: '([^']+)'/)?.[1] ?? '';
      const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
      return names.map(name => toId(title, storyNameFromExport(name)));
    });
  const dialogs = Object.entries(pairs).filter(([component]) => component.endsWith('Dialog'));
  expect(dialogs.length).toBeGreaterThan(1);
  const examples = dialogs.flatMap(([, own]) => own.flatMap(({ good, bad }) => [good, bad]));
  expect(examples.filter(example => !('story' in example && ids.includes(example.story)))).toEqual([]);
});
