import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** A test that a document names. */
export interface NamedTest {
  /** As the document writes its file: without `packages` and `src`. */
  name: string;
  /** The file, from the root of the repository. */
  file: string;
  /** Titles of tests or names of stories; empty where the whole file is meant. */
  titles: string[];
}

/** Folders by the first part of a test's name (explained at the top of `docs/coverage.md`). */
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
  tools: 'tools',
};

const namePattern = /`(\w+)\/([^`]+\.(?:test|spec|stories)\.tsx?)`(?:: ((?:`[^`]+`(?:, )?)+))?/g;

/** Whether a file contains stories, whose names are those of its exports. */
export const holdsStories = (file: string): boolean => file.endsWith('.stories.tsx');

/** The tests that a text names, in order: a file in code font and, after a colon, titles separated by commas. */
export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(namePattern)].map(([, area = '', path = '', titles = '']) => ({
    name: `${area}/${path}`,
    file: join(folders[area] ?? area, path),
    titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  }));

/** A text without the tests that it names. */
export const withoutNamedTests = (text: string): string => text.replaceAll(namePattern, '');

/** Whether a file with this source has a test of this title, or a story of this name. */
export const hasTitle = (file: string, source: string, title: string): boolean =>
  holdsStories(file)
    ? new RegExp(`export const ${title}\\b`).test(source)
    : source.includes(title) || source.includes(title.replaceAll("'", "\\'"));

/** What is wrong with a named test: the file or a title does not exist. */
export function missingTests({ name, file, titles }: NamedTest): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [`${name} is not there`];
  const source = readFileSync(path, 'utf8');
  return titles.filter(title => !hasTitle(file, source, title)).map(title => `${name} has no ${title}`);
}

/** Sources of all test files, by the names that documents give them. */
export function testSources(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [area, folder] of Object.entries(folders))
    for (const file of globSync('**/*.{test,spec,stories}.{ts,tsx}', { cwd: join(root, folder) }))
      sources.set(`${area}/${file}`, readFileSync(join(root, folder, file), 'utf8'));
  return sources;
}
