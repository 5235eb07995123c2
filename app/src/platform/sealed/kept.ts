import type { Keys } from './keys.ts';
import type { RowChange, Rows } from './rows.ts';

/** What is kept: words begun, messages on their way, pictures on their way, the form of the sign-up. */
export type List = 'draft' | 'message' | 'upload' | 'signup';

/** Something to keep in its place, or at the end of its list where it has none; null takes it away. */
export interface Change {
  list: List;
  id: string;
  value: object | null;
  /** Nothing is kept where nothing is any more. */
  onlyThere?: true;
}

/** What the device keeps of one person; without the key of their session nobody can read it. */
export interface Kept {
  /**
   * Asks for the key where the page did not bring it. False when it cannot be had for now: then everything stays in
   * memory, and is sealed once the key is here.
   */
  open(): Promise<boolean>;
  all<Value>(list: List): Promise<Value[]>;
  get<Value>(list: List, id: string): Promise<Value | null>;
  /** Makes all changes or none, in the order in which they were asked for. */
  change(...changes: Change[]): Promise<void>;
}

/** What a power cut may not take. */
const costly: ReadonlySet<List> = new Set(['message', 'upload']);
const placeOf = ({ list, id }: Pick<Change, 'list' | 'id'>) => `${list}\n${id}`;

/**
 * Makes what the device keeps of one person.
 *
 * @param user null for a visitor
 * @param findKey asks for the key; null when it cannot be had
 */
export function keep(
  user: string | null,
  device: Promise<Rows | null>,
  findKey: () => Promise<Keys | null>,
): Kept {
  let keys: Keys | null = null;
  let opening: Promise<boolean> | null = null;
  /** What was changed while there was no key, in its order. */
  const waiting = new Map<string, Change>();
  /** What each place holds at last: of words typed faster than the device takes them, only the last are written. */
  const latest = new Map<string, Change>();
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: nothing written later is overtaken by what was written before. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  // a visitor has one form at most: the next one takes its place, for the key to the one before is gone
  const nameOf = (by: Keys, { list, id }: Pick<Change, 'list' | 'id'>) =>
    user === null ? list : by.name(list, id);

  async function seal(by: Keys, one: Change): Promise<RowChange> {
    const name = await nameOf(by, one);
    if (one.value === null) return { gone: name };
    const row = {
      list: await nameOf(by, { list: one.list, id: '' }),
      name,
      sealed: await by.seal(name, one.value),
    };
    return { row, onlyThere: one.onlyThere ?? false };
  }

  async function write(by: Keys, changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const durability = changes.some(({ list }) => costly.has(list)) ? 'strict' : 'relaxed';
    await (await device)?.change(await Promise.all(changes.map(one => seal(by, one))), durability);
  }

  async function openWith(found: Keys): Promise<boolean> {
    if (waiting.size > 0) await write(found, [...waiting.values()]);
    waiting.clear();
    keys = found;
    return true;
  }

  function remember(one: Change): void {
    const place = placeOf(one);
    const before = waiting.get(place);
    if (before?.value === null) {
      if (one.onlyThere) return;
      waiting.delete(place); // it comes anew, at the end
    }
    const { onlyThere: _, ...always } = one;
    waiting.set(place, before?.value && !before.onlyThere ? always : one);
  }

  return {
    async open() {
      if (keys || (await device) === null) return true; // where the browser keeps nothing, the page's memory is all there is
      opening ??= findKey()
        .then(found => (found ? inTurn(() => openWith(found)) : false))
        .catch(() => false)
        .finally(() => {
          opening = null;
        });
      return opening;
    },
    all: <Value>(list: List) =>
      inTurn(async () => {
        const by = keys;
        if (!by)
          return [...waiting.values()]
            .filter(one => one.list === list && one.value)
            .map(({ value }) => value as Value);
        const found = (await (await device)?.all(await nameOf(by, { list, id: '' }))) ?? [];
        const values = await Promise.all(found.map(({ name, sealed }) => by.open<Value>(name, sealed)));
        return values.filter(value => value !== null);
      }),
    get: <Value>(list: List, id: string) =>
      inTurn(async () => {
        if (!keys) return (waiting.get(placeOf({ list, id }))?.value ?? null) as Value | null;
        const name = await nameOf(keys, { list, id });
        const row = await (await device)?.get(name);
        return row ? await keys.open<Value>(name, row.sealed) : null;
      }),
    change(...changes) {
      for (const one of changes) latest.set(placeOf(one), one);
      return inTurn(async () => {
        const due = changes.filter(one => costly.has(one.list) || latest.get(placeOf(one)) === one);
        if (keys) await write(keys, due);
        else for (const one of due) remember(one);
      });
    },
  };
}
