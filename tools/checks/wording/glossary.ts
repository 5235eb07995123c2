/** A word that a language does not use, and what it uses instead. */
export interface ForbiddenWord {
  /** As written in the guide: one or more words; `*` means any ending. */
  word: string;
  instead: string;
  pattern: RegExp;
}

const escaped = (word: string) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (word: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])${escaped(word)
      .replaceAll('*', String.raw`\p{L}*`)
      .replaceAll(' ', String.raw`\s`)}(?![\p{L}\p{N}])`,
    'iu',
  );
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The rows of the glossary in the guide of a language: `| term | our word | not |`; fails without one. */
export function forbiddenWords(guide: string): ForbiddenWord[] {
  const [, table] = guide.match(/^## Glossary\n+\|.*\n\|[-| ]+\n((?:\|.*\n?)+)/m) ?? [];
  if (table === undefined) throw new Error('The guide has no glossary table.');
  return table
    .trim()
    .split('\n')
    .map(cells)
    .flatMap(([, instead = '', not = '']) =>
      not
        .split(',')
        .map(word => word.trim())
        .filter(Boolean)
        .map(word => ({ word, instead, pattern: patternOf(word) })),
    );
}
