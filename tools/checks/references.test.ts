import { expect, test } from 'vitest';
import { danglingReferences, sectionsOf } from './references.ts';

const sections = sectionsOf('# Title\n\n## 4. Dialogs\n\n### 4.1 Age gate\n\nText with 5.1 in it\n');
// assembled at run time, or the check would find the references in this file
const sign = '§';
const there = ['docs', 'there.md'].join('/');
const problemsIn = (text: string, file = 'app/src/x.ts') =>
  danglingReferences(
    file,
    text,
    sections,
    path => path === there,
    path => path === 'areas/there.ts',
  );

test('sections are the numbered headings', () => {
  expect([...sections]).toEqual(['4', '4.1']);
});

test('a section that exists and paragraphs of laws pass', () => {
  expect(problemsIn(`(spec ${sign} 4.1), spec ${sign} 4`)).toEqual([]);
  expect(
    problemsIn(`${sign} 312k BGB, ${sign} 312j (2) BGB, 18 U.S.C. ${sign} 2257, art. 49, ${sign} 1`),
  ).toEqual([]);
});

test('a section that does not exist is reported with its line', () => {
  expect(problemsIn(`one\n(spec ${sign} 4.2)`)).toEqual([
    '2: docs/specification.md has no section 4.2: name the section that has the rule',
  ]);
});

test('a number without "spec" or a law is reported, but not in the specification itself', () => {
  expect(problemsIn(`(${sign} 4.1)`)).toHaveLength(1);
  expect(problemsIn(`(${sign} 4.1)`, 'docs/specification.md')).toEqual([]);
  expect(problemsIn(`(${sign} 4.9)`, 'docs/specification.md')).toHaveLength(1);
});

test('a document that does not exist is reported', () => {
  const missing = ['docs', 'gone.md'].join('/');
  expect(problemsIn(`see ${there} and ${missing}`)).toEqual([
    `1: ${missing} does not exist: name the document that replaced it`,
  ]);
});

test('a source file that does not exist is reported in a comment', () => {
  const gone = ['areas', 'gone.test.ts'].join('/');
  expect(problemsIn(`// see ../areas/there.ts\nimport '../${gone}';`)).toEqual([]);
  expect(problemsIn(` * tested in ${gone}`)).toEqual([
    `1: ${gone} does not exist: name the file that has it now`,
  ]);
});
