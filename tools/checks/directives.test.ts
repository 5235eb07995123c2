import ts from 'typescript';
import { expect, test } from 'vitest';
import { checkDirectives, clientReason, isClient } from './directives.ts';

const parse = (text: string) => ts.createSourceFile('X.tsx', text, ts.ScriptTarget.Latest);
const reason = (text: string) => clientReason(parse(text));

test('a hook, a context and a class component need the browser', () => {
  expect(reason('export const X = () => useState(0)[0];')).toBe('calls useState()');
  expect(reason('export const X = () => use(Context);')).toBe('calls use()');
  expect(reason('export const Context = createContext(0);')).toBe('calls createContext()');
  expect(reason('class X extends Component {}')).toBe('has a class component');
});

test('a function that is created here and passed on needs the browser too', () => {
  expect(reason('const X = () => <a onClick={() => go()} />;')).toContain('hands on');
  expect(reason('const X = ({ on }) => <a onClick={on ? event => go(event) : undefined} />;')).toContain(
    'hands on',
  );
  expect(reason('const X = () => <Field>{props => <input {...props} />}</Field>;')).toContain('hands on');
  expect(reason('function X() { function submit() {} return <form onSubmit={submit} />; }')).toContain(
    'hands on',
  );
});

test('a handler that is only passed on, and a list, do not need the browser', () => {
  expect(
    reason('const X = ({ onClick, names }) => <a onClick={onClick}>{names.map(n => <b key={n} />)}</a>;'),
  ).toBeUndefined();
  expect(reason('export const user = () => 1; export const x = user();')).toBeUndefined();
});

test('the directive counts only as the first statement', () => {
  expect(isClient(parse(`'use client';\nexport const a = 1;`))).toBe(true);
  expect(isClient(parse(`export const a = 1;\n'use client';`))).toBe(false);
});

test('the package has the directive exactly where it is needed', () => {
  const { modules, faults } = checkDirectives();
  expect(modules).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
