import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/run-step.ts';

/** A link to a file: text, whether it is in code font, and target without its anchor. Links to the web are left out. */
const link = /\[(`?)([^\]`]+)\1\]\((?!\w+:)([^)#\s]+)[^)]*\)/g;

/**
 * Broken links of a document: the file does not exist, or does not contain the linked name in code font.
 *
 * @param read returns the text of a file relative to the document, `''` for a folder, null if there is none
 */
export function brokenLinks(text: string, read: (target: string) => string | null): string[] {
  return [...text.matchAll(link)].flatMap(([, code, name = '', target = '']) => {
    const source = read(target);
    if (source === null) return [`${target} is not there`];
    const isName = code !== '' && /^\w+$/.test(name);
    return !isName || new RegExp(`\\b${name}\\b`).test(source) ? [] : [`${target} has no ${name}`];
  });
}

if (import.meta.main) {
  const markdownIn = (folder: string) =>
    readdirSync(join(root, folder))
      .filter(file => file.endsWith('.md'))
      .map(file => join(folder, file));
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...markdownIn('docs'),
    ...markdownIn('docs/decisions'),
    ...markdownIn('docs/operating'),
    ...markdownIn('docs/operating/incidents'),
  ];
  const problems = documents.flatMap(document => {
    const read = (target: string) => {
      const file = join(root, dirname(document), target);
      if (!existsSync(file)) return null;
      return /\.\w+$/.test(target) ? readFileSync(file, 'utf8') : '';
    };
    return brokenLinks(readFileSync(join(root, document), 'utf8'), read).map(
      problem => `${document}: ${problem}`,
    );
  });
  for (const problem of problems) console.error(problem);
  console.log(`${documents.length} documents, ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}
