import { CommandError } from './command-error.ts';
import type { Terminal } from './terminal.ts';

/** Options of `velluto-site new`, as they are typed. */
export const optionDefinitions = {
  name: { type: 'string' },
  id: { type: 'string' },
  countries: { type: 'string' },
  languages: { type: 'string' },
  currencies: { type: 'string' },
  accent: { type: 'string' },
  letters: { type: 'string' },
  shape: { type: 'string' },
  domain: { type: 'string', multiple: true },
  pool: { type: 'string' },
  'time-zone': { type: 'string' },
  like: { type: 'string' },
  sites: { type: 'string' },
  standalone: { type: 'boolean' },
  screens: { type: 'string' },
} as const;

/** The options as they were typed: one text each, several for `domain`. */
export type TypedOptions = {
  [Name in Exclude<keyof typeof optionDefinitions, 'domain' | 'standalone'>]?: string;
} & {
  domain?: string[];
  standalone?: boolean;
};

/** The words of a list that was typed. */
export const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** A list of at least one, each of which is known. */
export function listOf<Item extends string>(
  what: string,
  items: string[],
  all: readonly Item[],
): [Item, ...Item[]] {
  const known = (item: string): item is Item => (all as readonly string[]).includes(item);
  const wrong = items.find(item => !known(item));
  if (wrong !== undefined) throw new CommandError(`--${what}: "${wrong}" is not among ${all.join(', ')}.`);
  const [first, ...rest] = [...new Set(items.filter(known))];
  if (first === undefined) throw new CommandError(`--${what} names none.`);
  return [first, ...rest];
}

/** Turns what was typed into a value; throws a CommandError for what cannot be used. */
export type Parse<Value> = (text: string) => Value;

/** Reads one option. */
export type Get = <Value>(
  name: keyof TypedOptions & string,
  read: Parse<Value>,
  question: string,
  usual?: string,
) => Promise<Value>;

/** Reads one option after the other, and asks for what is missing in an interactive terminal, again when an answer is invalid. */
export function optionReader(
  typed: TypedOptions,
  { ask, writeError }: Pick<Terminal, 'ask' | 'writeError'>,
): Get {
  return async (name, read, question, usual) => {
    const given = typed[name];
    if (typeof given === 'string') return read(given.trim());
    for (;;) {
      const answer = (await ask?.(`${question}${usual ? ` [${usual}]` : ''}: `))?.trim();
      const value = answer || usual;
      if (!ask && !value) throw new CommandError(`Say --${name}.`);
      try {
        if (value) return read(value);
      } catch (error) {
        if (!ask || !(error instanceof CommandError)) throw error;
        writeError(`${error.message}\n`);
      }
    }
  };
}
