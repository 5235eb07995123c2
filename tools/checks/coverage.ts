import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** Every test that `docs/coverage.md` names is there: its file, and in it the title or the story. */
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
const text = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const entries = [...text.matchAll(/`(\w+)\/([^`]+\.(?:test|spec|stories)\.tsx?)`: ((?:`[^`]+`(?:, )?)+)/g)];

const hasTest = (source: string, name: string) =>
  source.includes(name) || source.includes(name.replaceAll("'", "\\'"));
const hasStory = (source: string, name: string) => new RegExp(`export const ${name}\\b`).test(source);

const problems = entries.flatMap(([, area = '', path = '', names = '']) => {
  const file = join(root, folders[area] ?? area, path);
  if (!existsSync(file)) return [`${area}/${path} is not there`];
  const source = readFileSync(file, 'utf8');
  const has = path.endsWith('.stories.tsx') ? hasStory : hasTest;
  return [...names.matchAll(/`([^`]+)`/g)]
    .filter(([, name = '']) => !has(source, name))
    .map(([, name]) => `${area}/${path} has no ${name}`);
});

for (const problem of problems) console.error(`docs/coverage.md: ${problem}`);
console.log(`${entries.length} entries, ${problems.length} problems`);
process.exit(entries.length > 0 && problems.length === 0 ? 0 : 1);
