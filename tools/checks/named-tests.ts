import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** A test that a document names. */
export interface NamedTest {
  /** As the document writes its file: `server/areas/wallet/wallet.test.ts`. */
  name: string;
  /** The file, from the root of the repository. */
  file: string;
  /** Titles of tests or names of stories; empty where the whole file is meant. */
  titles: string[];
}

/** What the first word of a name stands for (explained at the top of `docs/coverage.md`). */
const folders: Record<string, string> = {
  e2e: 'app/e2e/specs',
  app: 'app/src',
  stories: 'app/stories',
  server: 'packages/server/src',
  demo: 'packages/demo/src',
  sandbox: 'packages/sandbox/src',
  ui: 'packages/ui/src',
  rules: 'packages/rules/src',
  client: 'packages/api-client/src',
  conformance: 'packages/conformance/src',
};

const namePattern = /`(\w+)\/([^`]+\.(?:test|spec|stories)\.tsx?)`(?:: ((?:`[^`]+`(?:, )?)+))?/g;

/** True where the file holds stories, whose names are those of its exports. */
export const holdsStories = (file: string): boolean => file.endsWith('.stories.tsx');

/** The tests that a text names, in its order: a file in code font and, behind a colon, titles with commas between. */
export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(namePattern)].map(([, area = '', path = '', titles = '']) => ({
    name: `${area}/${path}`,
    file: join(folders[area] ?? area, path),
    titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  }));

/** A text without the tests that it names. */
export const withoutNamedTests = (text: string): string => text.replaceAll(namePattern, '');

const hasTest = (source: string, title: string) =>
  source.includes(title) || source.includes(title.replaceAll("'", "\\'"));
const hasStory = (source: string, name: string) => new RegExp(`export const ${name}\\b`).test(source);

/** What a document says of a test and is not so: the file or a title that is not there. */
export function missingTests({ name, file, titles }: NamedTest): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [`${name} is not there`];
  const source = readFileSync(path, 'utf8');
  const has = holdsStories(file) ? hasStory : hasTest;
  return titles.filter(title => !has(source, title)).map(title => `${name} has no ${title}`);
}
