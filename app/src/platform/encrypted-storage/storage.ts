import { getStorageKey } from '@velluto/api-client';
import { type DBSchema, openDB } from 'idb';
import { subscribe } from 'valtio/vanilla';
import type { AppContext } from '../app-context.ts';
import { type Encrypted, type Keys, makeKeys } from './encryption.ts';

/** What is kept: words begun, messages on their way, pictures on their way, the form of the sign-up. */
export type List = 'draft' | 'message' | 'upload' | 'signup';

/** Something to keep in its place, or at the end of its list where it has none; null takes it away. */
export interface Change {
  list: List;
  id: string;
  value: object | null;
  /** Nothing is kept where nothing is any more. */
  onlyThere?: boolean;
}

/** What the device keeps of one person; without the key of their session nobody can read it. */
export interface PersonalStorage {
  /**
   * Asks for the key where the page did not bring it. False when it cannot be had for now: then everything stays in
   * memory, and is encrypted once the key is here.
   */
  open(): Promise<boolean>;
  all<Value>(list: List): Promise<Value[]>;
  get<Value>(list: List, id: string): Promise<Value | null>;
  /** Makes all changes or none, in the order in which they were asked for. */
  change(...changes: Change[]): Promise<void>;
}

/** What the device keeps, person by person. */
export interface EncryptedStorage {
  /** What it keeps of a user, or of a visitor; of anybody but who is on the page, nothing is opened. */
  of(user: string | null): PersonalStorage;
}

/** What lies on the device: names and bytes that tell nothing. */
export interface Row {
  /** Names the list it belongs to. */
  list: string;
  name: string;
  parts: Encrypted[];
}

/** A row to keep, in the place of the one of its name; or a name whose row goes. */
export type RowChange = { row: Row; onlyThere: boolean } | { gone: string };

/** The rows of a device. */
export interface Rows {
  /** The rows of a list, in the order in which all tabs wrote them. */
  all(list: string): Promise<Row[]>;
  get(name: string): Promise<Row | undefined>;
  /** Makes all changes or none; settles when the device has them, with `strict` also after a power cut. */
  change(changes: readonly RowChange[], durability: IDBTransactionDurability): Promise<void>;
}

/** Makes what a page keeps on the device; tests bring their own rows. */
export function createEncryptedStorage(app: AppContext, openRows = deviceRows): EncryptedStorage {
  const rows = openRows();
  const opened = new Map<string | null, PersonalStorage>();
  const now = () => app.session.state.user?.id ?? null;
  const of = (user: string | null): PersonalStorage => {
    const known = opened.get(user);
    if (known) return known;
    const made = personalStorage(user, rows, () => keyFor(app, user));
    opened.set(user, made);
    void made.open();
    return made;
  };
  let here = now();
  const changed = () => {
    const before = here;
    here = now();
    if (here === before) return;
    app.storageKey = null;
    // of a member who has left nothing stays open; the form of a visitor still has to go when they have become one
    if (before !== null) opened.clear();
  };
  subscribe(app.session.state, changed, true);
  globalThis.window?.addEventListener('online', () => void opened.get(now())?.open());
  return { of };
}

/** The key of who is on the page; null when it cannot be had. A key that is another's would show them what is written here. */
async function keyFor(app: AppContext, user: string | null): Promise<Keys | null> {
  const isHere = () => (app.session.state.user?.id ?? null) === user;
  if (!isHere()) return null;
  try {
    const brought = app.storageKey?.member === user ? app.storageKey : null;
    const { member, key } = brought ?? (await getStorageKey(app.client));
    return member === user && isHere() ? await makeKeys(key) : null;
  } catch {
    return null;
  }
}

/** What a power cut may not take. */
const costly: ReadonlySet<List> = new Set(['message', 'upload']);
const placeOf = ({ list, id }: Pick<Change, 'list' | 'id'>) => `${list}\n${id}`;

/** What the device keeps of one person: of a visitor where `user` is null. */
function personalStorage(
  user: string | null,
  device: Promise<Rows | null>,
  findKeys: () => Promise<Keys | null>,
): PersonalStorage {
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
  const nameOf = (by: Keys, list: List, id: string) => (user === null ? list : by.name(list, id));

  async function toRow(by: Keys, { list, id, value, onlyThere = false }: Change): Promise<RowChange> {
    const name = await nameOf(by, list, id);
    if (value === null) return { gone: name };
    return {
      row: { list: await nameOf(by, list, ''), name, parts: await by.encrypt(name, value) },
      onlyThere,
    };
  }

  async function write(by: Keys, changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const durability = changes.some(({ list }) => costly.has(list)) ? 'strict' : 'relaxed';
    await (await device)?.change(await Promise.all(changes.map(one => toRow(by, one))), durability);
  }

  async function openWith(found: Keys): Promise<boolean> {
    await write(found, [...waiting.values()]);
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
      opening ??= findKeys()
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
        const found = (await (await device)?.all(await nameOf(by, list, ''))) ?? [];
        const values = await Promise.all(found.map(({ name, parts }) => by.decrypt<Value>(name, parts)));
        return values.filter(value => value !== null);
      }),
    get: <Value>(list: List, id: string) =>
      inTurn(async () => {
        if (!keys) return (waiting.get(placeOf({ list, id }))?.value ?? null) as Value | null;
        const name = await nameOf(keys, list, id);
        const row = await (await device)?.get(name);
        return row ? await keys.decrypt<Value>(name, row.parts) : null;
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

/** The position counts up by itself: it is the order in which all tabs wrote. */
interface Database extends DBSchema {
  kept: {
    key: number;
    value: Row & { position?: number };
    indexes: { name: string; list: string };
  };
}

/** The rows in IndexedDB; null where the browser keeps nothing, or nothing encrypted: without HTTPS it has no means to. */
async function deviceRows(): Promise<Rows | null> {
  if (!isSecureContext) return null;
  try {
    const database = await openDB<Database>('velluto.sealed', 1, {
      upgrade(upgraded) {
        const store = upgraded.createObjectStore('kept', { keyPath: 'position', autoIncrement: true });
        store.createIndex('name', 'name', { unique: true });
        store.createIndex('list', 'list');
      },
    });
    return {
      all: list => database.getAllFromIndex('kept', 'list', list),
      get: name => database.getFromIndex('kept', 'name', name),
      async change(changes, durability) {
        const writing = database.transaction('kept', 'readwrite', { durability });
        const { store } = writing;
        const write = async (one: RowChange) => {
          const name = 'gone' in one ? one.gone : one.row.name;
          const position = await store.index('name').getKey(name);
          if ('row' in one && position !== undefined) await store.put({ ...one.row, position });
          else if ('row' in one && !one.onlyThere) await store.add(one.row);
          else if (position !== undefined) await store.delete(position);
        };
        // said outright, for a page that closes now may take the rest with it
        const written = Promise.all(changes.map(write)).then(() => writing.commit());
        await Promise.all([written, writing.done]);
      },
    };
  } catch {
    return null;
  }
}
