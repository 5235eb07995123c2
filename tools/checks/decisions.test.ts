import { expect, test } from 'vitest';
import {
  danglingCitations,
  MOST_WORDS,
  missingInIndex,
  problemsOfDecision,
  problemsOfNumbers,
} from './decisions.ts';

const files = ['0001-one-thing.md', '0002-another-thing.md'];
const decision = '# 1. One thing\n\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n\n## Consequences\n\nSo.\n';
// assembled at run time, or the check would find the citations in this file
const cite = (numbers: string) => ['decision', numbers].join(' ');

test('a decision with its number, its three headings and one screen of text passes', () => {
  expect(problemsOfDecision('0001-one-thing.md', decision)).toEqual([]);
});

test.each([
  ['another number', '0002-one-thing.md', decision],
  ['a heading too few', '0001-one-thing.md', decision.replace('## Context\n', '')],
  ['a heading too many', '0001-one-thing.md', `${decision}\n## Measured\n`],
  ['too many words', '0001-one-thing.md', decision + 'word '.repeat(MOST_WORDS)],
  ['a file without a number', 'one-thing.md', decision],
])('%s is reported', (_, file, text) => {
  expect(problemsOfDecision(file, text)).toHaveLength(1);
});

test('numbers have no gap and are used once', () => {
  expect(problemsOfNumbers(files)).toEqual([]);
  expect(problemsOfNumbers(['0001-a.md', '0003-b.md'])).toHaveLength(1);
  expect(problemsOfNumbers(['0001-a.md', '0001-b.md'])).toHaveLength(1);
});

test('the index has a row for each decision, with its title', () => {
  const decisions = new Map([['0001-one-thing.md', decision]]);
  expect(missingInIndex('|   1 | [One thing](0001-one-thing.md)   | why |', decisions)).toEqual([]);
  expect(missingInIndex('| 1 | [Another title](0001-one-thing.md) | why |', decisions)).toHaveLength(1);
});

test('a citation of a decision that exists passes, one that does not is reported with its line', () => {
  expect(danglingCitations(`${cite('1')}, ${cite('1 and 2')}`, files)).toEqual([]);
  expect(danglingCitations(`one\n(${cite('3')})`, files)).toEqual([
    '2: there is no decision 3: see docs/decisions/README.md',
  ]);
  expect(danglingCitations(cite('1, 3 and 4'), files)).toHaveLength(2);
});
