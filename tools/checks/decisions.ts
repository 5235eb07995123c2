import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listedFiles } from '../support/listed-files.ts';
import { root } from '../support/run-step.ts';

/** Longest decision, in words: one screen. */
export const MOST_WORDS = 480;

/** Extensions of files that may cite a decision. */
const texts = new Set(['.ts', '.tsx', '.js', '.cjs', '.md', '.mdx', '.sql', '.yaml', '.json']);
const folder = 'docs/decisions';
const headings = ['Context', 'Decision', 'Consequences'];

/** What is wrong with a decision: its number, its headings or its length. */
export function problemsOfDecision(file: string, text: string): string[] {
  const number = Number(/^\d{4}(?=-[a-z0-9-]+\.md$)/.exec(file)?.[0]);
  if (Number.isNaN(number)) return ['name it 0001-a-noun-phrase.md'];
  const found = [...text.matchAll(/^#{2,} (.*)$/gm)].map(([, heading]) => heading);
  const words = text.split(/\s+/).length;
  return [
    ...(text.startsWith(`# ${number}. `) ? [] : [`begin it with "# ${number}. Title"`]),
    ...(found.join() === headings.join()
      ? []
      : [`it needs the headings ${headings.join(', ')}, and no other`]),
    ...(words <= MOST_WORDS ? [] : [`${words} words: shorten it to ${MOST_WORDS}`]),
  ];
}

/** Numbers from 1 that are missing or used twice. */
export function problemsOfNumbers(files: readonly string[]): string[] {
  const numbers = files.map(file => Number(file.slice(0, 4))).toSorted((a, b) => a - b);
  return numbers.every((number, index) => number === index + 1)
    ? []
    : [`number the files from 1 without a gap`];
}

/** Rows of the index that a decision lacks. */
export function missingInIndex(index: string, decisions: ReadonlyMap<string, string>): string[] {
  return [...decisions].flatMap(([file, text]) => {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(text) ?? [];
    const row = `| ${number} | [${title}](${file}) |`;
    return index.replaceAll(/ +/g, ' ').includes(row) ? [] : [`add the row "${row}"`];
  });
}

/** Citations of decisions that do not exist, as `line: what is wrong and what to do`. */
export function danglingCitations(text: string, files: readonly string[]): string[] {
  const exists = (number: string) => files.some(file => Number(file.slice(0, 4)) === Number(number));
  return text.split('\n').flatMap((line, index) => {
    const cited = [...line.matchAll(/\bdecisions? (\d+)((?:(?:, | and )\d+\b)*)/gi)];
    const numbers = cited.flatMap(([, first = '', more = '']) => [first, ...(more.match(/\d+/g) ?? [])]);
    return numbers
      .filter(number => !exists(number))
      .map(number => `${index + 1}: there is no decision ${number}: see ${folder}/README.md`);
  });
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = readdirSync(join(root, folder)).filter(file => file !== 'README.md');
  const decisions = new Map(files.map(file => [file, read(join(folder, file))]));
  const citing = (await listedFiles()).filter(
    file => texts.has(extname(file)) && basename(file) !== 'CHANGELOG.md',
  );
  const problems = [
    ...problemsOfNumbers(files).map(problem => `${folder}: ${problem}`),
    ...missingInIndex(read(join(folder, 'README.md')), decisions).map(
      problem => `${folder}/README.md: ${problem}`,
    ),
    ...[...decisions].flatMap(([file, text]) =>
      problemsOfDecision(file, text).map(problem => `${folder}/${file}: ${problem}`),
    ),
    ...citing.flatMap(file => danglingCitations(read(file), files).map(problem => `${file}:${problem}`)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} decisions, ${citing.length} files, ${problems.length} problems`);
  process.exit(files.length > 0 && problems.length === 0 ? 0 : 1);
}
