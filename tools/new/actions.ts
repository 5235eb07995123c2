import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';
import { root, runStep } from '../support/run-step.ts';
import { type Translations, writeTranslations } from './translations.ts';

/** The answers, by the name of the question. */
export type Answers = Record<string, string>;

/** Puts a text into a file: before the first match of a pattern, after the last one, or at its end. */
interface Insert {
  /** A file that is there; where a text is added at its end, it is made if it is not. */
  path: string;
  before?: RegExp;
  after?: RegExp;
  /** Handlebars, filled with the answers and more values. */
  template: string;
  data?: object;
}

/** Stops with what is wrong and what to do. */
export function refuse(reason: string): never {
  throw new Error(reason);
}

/** Stops unless an answer is of the given form. */
export function expectForm(answers: Answers, name: string, form: RegExp, example: string): string {
  const answer = answers[name] ?? '';
  return form.test(answer) ? answer : refuse(`${name} is “${answer}”: write it like ${example}.`);
}

/** Stops if a file is there already. */
export function expectNew(path: string): void {
  if (existsSync(join(root, path))) refuse(`${path} exists already: choose another name.`);
}

/** Replaces the text of a file of the repository; that of a new file is empty. */
export function change(path: string, to: (text: string) => string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, to(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

function insert({ path, before, after }: Insert, added: string): void {
  const pattern = before ?? after;
  change(path, text => {
    if (!pattern) return `${text}${added}`;
    const matches = [...text.matchAll(new RegExp(pattern, 'gm'))];
    const match = before ? matches[0] : matches.at(-1);
    if (!match) return refuse(`${path} has nothing like ${pattern}: adapt the generator in tools/new.`);
    const at = match.index + (before ? 0 : match[0].length);
    return text.slice(0, at) + added + text.slice(at);
  });
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await runStep(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n${output}`);
}

/** The types of actions that the generators use besides `add`. */
export function registerActions(plop: NodePlopAPI): void {
  plop.setActionType('insert', (answers, config) => {
    const wanted = config as unknown as Insert;
    insert(wanted, plop.renderString(wanted.template, { ...answers, ...wanted.data }));
    return wanted.path;
  });
}

/** The text of a template in `templates`. */
export const template = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'templates', `${name}.hbs`), 'utf8');

/** A file from a template in `templates`, filled with the answers and more values. */
export const file = (path: string, name: string, data: object = {}): ActionType => ({
  type: 'add',
  path: join(root, path),
  template: template(name),
  data,
});

/** A text in a file. */
export const inserted = (wanted: Insert): ActionType => ({ type: 'insert', ...wanted }) as ActionType;

/**
 * The module for texts of an area, below a folder of messages: that of the area, or where an area has several modules a new
 * one of the given name.
 */
export function messagesOf(folder: string, area: string, name: string): { path: string; isNew: boolean } {
  const one = `${folder}/${area}.ts`;
  if (existsSync(join(root, one))) return { path: one, isNew: false };
  const path = `${folder}/${area}/${name}.ts`;
  expectNew(path);
  return { path, isNew: true };
}

/** New texts: their ids go into the catalogs, with their translations. */
export const texts = (catalogs: string, translations: Translations) => async (): Promise<string> => {
  await run('lingui', 'extract', '--clean', '--overwrite');
  await run('node', 'tools/i18n/message-ids.ts');
  writeTranslations(join(root, catalogs), translations);
  await run('node', 'tools/i18n/reviewed.ts');
  await run('lingui', 'compile', '--typescript', '--strict');
  return `${catalogs}/*.po`;
};

/** A command of the project. */
export const command =
  (name: string, ...args: string[]) =>
  async (): Promise<string> => {
    await run(name, ...args);
    return [name, ...args].join(' ');
  };

/** Sorts imports and formats. */
export const formatted = (...paths: string[]) => command('biome', 'check', '--write', ...paths);
