import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listedFiles } from '../support/listed-files.ts';
import { root } from '../support/run-step.ts';

/** Extensions of files with references. */
const texts = new Set(['.ts', '.tsx', '.js', '.mjs', '.cjs', '.md', '.yaml', '.yml', '.sql', '.po', '.json']);
const specification = 'docs/specification.md';

/** A paragraph sign with its number, and the word before it if that is `spec`. */
const paragraph = /(spec )?§ ?(\d+[a-z]*(?:\.\d+)*)/g;
/** A law's paragraph has the law's abbreviation behind it (`§ 312k BGB`) … */
const lawAfter = /^(?: \(\d+\))? [A-Z][A-Za-z]*[A-Z]\b/;
/** … or the law before it (`18 U.S.C. § 2257`, `art. 49, § 1`). */
const lawBefore = /(?:U\.S\.C\.|CCPA|art\. \d+,) $/;
/** A line of a comment, and a source file that it names with its folder. */
const comment = /^\s*(?:\/\/|\/?\*)/;
const source = /(?<![\w./-])(?:\.{1,2}\/)*((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|sql))\b/g;
/** The path of a document. */
const document = /(?<![\w/.-])docs\/[\w./-]+\.md\b/g;

/** Numbers of all sections of the specification. */
export const sectionsOf = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number));

/** Broken references of a file, as `line: what is wrong and what to do`. */
export function danglingReferences(
  file: string,
  text: string,
  sections: ReadonlySet<string>,
  isDocument: (path: string) => boolean,
  isSource: (path: string) => boolean,
): string[] {
  return text.split('\n').flatMap((line, index) => {
    const problems: string[] = [];
    for (const match of line.matchAll(paragraph)) {
      const [whole, ours, number = ''] = match;
      const isOurs = ours !== undefined || file === specification;
      const isLaw =
        lawAfter.test(line.slice(match.index + whole.length)) || lawBefore.test(line.slice(0, match.index));
      if (isOurs && !sections.has(number)) {
        problems.push(`${specification} has no section ${number}: name the section that has the rule`);
      } else if (!isOurs && !isLaw) {
        problems.push(`§ ${number}: write "spec § n.n" for a section of ${specification}, or name the law`);
      }
    }
    for (const [path] of line.matchAll(document)) {
      if (!isDocument(path)) problems.push(`${path} does not exist: name the document that replaced it`);
    }
    // in a document such a line names a file of its reader's
    const isComment = comment.test(line) && !file.endsWith('.md');
    for (const [, path = ''] of isComment ? line.matchAll(source) : []) {
      if (!isSource(path)) problems.push(`${path} does not exist: name the file that has it now`);
    }
    return problems.map(problem => `${index + 1}: ${problem}`);
  });
}

if (import.meta.main) {
  const exists = (path: string) => existsSync(join(root, path));
  const listed = await listedFiles();
  const ends = new Set(
    listed.flatMap(file => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))),
  );
  const files = listed.filter(file => texts.has(extname(file)));
  const sections = sectionsOf(readFileSync(join(root, specification), 'utf8'));
  const problems = files.flatMap(file =>
    danglingReferences(file, readFileSync(join(root, file), 'utf8'), sections, exists, path =>
      ends.has(path),
    ).map(problem => `${file}:${problem}`),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${sections.size} sections, ${files.length} files, ${problems.length} problems`);
  process.exit(sections.size > 0 && problems.length === 0 ? 0 : 1);
}
