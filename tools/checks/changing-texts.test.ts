import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../support/run-step.ts';
import { crowdedTexts } from './changing-texts.ts';

const path = join(root, 'X.tsx');
const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2024,
  strict: true,
  skipLibCheck: true,
  types: [],
};
const host = ts.createCompilerHost(options, true);
const { getSourceFile } = host;
/** Parsed library files, shared by all tests because parsing them takes longest. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The faults of a module, without their position. */
function faults(code: string): string[] {
  const text = `import type { ReactNode } from 'react';
    interface P { word: string; open: boolean; slot?: ReactNode; children?: ReactNode }
    ${code}`;
  host.getSourceFile = (file, ...rest) => {
    if (file === path) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2024, true);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  host.fileExists = file => file === path || ts.sys.fileExists(file);
  const program = ts.createProgram([path], options, host);
  expect(program.getSemanticDiagnostics().map(({ messageText }) => messageText)).toEqual([]);
  return crowdedTexts(program, [path]).map(fault => fault.replace(/^\S+ /, ''));
}
const shown = (jsx: string) => faults(`export const X = ({ word, open }: P) => ${jsx};`);

test('a text that is its element’s only content may change', () => {
  expect(shown('<p>{word}</p>')).toEqual([]);
  expect(shown('<p>{open && word}</p>')).toEqual([]);
  expect(shown('<p>{open ? word : <b />}</p>')).toEqual([]);
  expect(shown('<p>{word + word}</p>')).toEqual([]);
  expect(shown('<p>{open && <b />} <i>{word}</i></p>')).toEqual([]);
});

test('a text next to other content is found, in every form of JSX', () => {
  expect(shown('<p>{word}<b /></p>')).toEqual(['word']);
  expect(shown('<p>{word}{" "}</p>')).toEqual(['word']);
  expect(shown('<p>{open && word} <b /></p>')).toEqual(['word']);
  expect(shown('<p>{open ? <b /> : word}<i /></p>')).toEqual(['word']);
  expect(shown('<p><b />{[word, word].map(one => one)}</p>')).toEqual(['[word, word].map(one => one)']);
  expect(shown('<>{word}</>')).toEqual(['word']);
});

test('a text next to other content is found in a call of createElement too', () => {
  const made = (call: string) =>
    faults(`import { createElement } from 'react';
    export const X = ({ word, slot }: P) => {
      const parts: ReactNode[] = [word, slot];
      return ${call};
    };`);
  expect(made("createElement('p', null, word)")).toEqual([]);
  expect(made("createElement('p', null, word, slot)")).toEqual(['word']);
  expect(made("createElement('p', null, ...parts)")).toEqual(['word']);
  expect(made("createElement('p', { key: word }, ...parts)")).toEqual([]);
});

test('literal text counts when something next to it changes', () => {
  expect(shown('<p>Hello {open && <b />}</p>')).toEqual(['Hello']);
  expect(shown('<p>Hello <b>you</b></p>')).toEqual([]);
});

test('text that is not translated may be anywhere', () => {
  expect(shown('<p translate="no">{word}, {word}<b /></p>')).toEqual([]);
});

test('a component that renders only a text counts as a text', () => {
  const code = `const Word = ({ word }: { word: string }) => word as string & ReactNode;
    export const X = ({ word }: P) => <p><Word word={word} /></p>;`;
  expect(faults(code)).toEqual(['<Word word={word} />']);
});

test('a slot next to other content takes only elements, also when components pass it on', () => {
  const inner = 'const Inner = ({ slot, children }: P) => <p>{slot}{children}</p>;';
  const outer = `interface Q { head: ReactNode }
    const Outer = ({ head }: Q) => <Inner word="" open slot={head}><b /></Inner>;`;
  expect(faults(`${inner} export const X = ({ word }: P) => <Inner word="" open>{word}</Inner>;`)).toEqual([
    'word',
  ]);
  expect(faults(`${inner}${outer} export const X = ({ word }: P) => <Outer head={word} />;`)).toEqual([
    'word',
  ]);
  expect(faults(`${inner}${outer} export const X = () => <Outer head="Hello" />;`)).toEqual(['"Hello"']);
  expect(
    faults(`${inner}${outer} export const X = ({ word }: P) => <Outer head={[<b key="b" />, word]} />;`),
  ).toEqual(['word']);
  expect(
    faults(`${inner}${outer} export const X = ({ word }: P) => <Outer head={<b>{word}</b>} />;`),
  ).toEqual([]);
});
