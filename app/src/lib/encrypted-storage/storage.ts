import { getStorageKey } from '@velluto/api-client';
import { type DBSchema, openDB } from 'idb';
import { subscribe } from 'valtio/vanilla';
import type { AppContext } from '../app-context.ts';
import { deriveKeys, type EncryptedPart, type StorageKeys } from './encryption.ts';

/** What is stored: drafts, outgoing messages, uploads, and the sign-up form. */
export type StorageList = 'draft' | 'message' | 'upload' | 'signup';

/** Sets a value in its place, or at the end of its list when it is new; null deletes it. */
export interface StorageChange {
  list: StorageList;
  id: string;
  value: object | null;
  /** Changes the value only if it exists. */
  onlyIfPresent?: boolean;
}

/** What the device stores of one person; unreadable without the key of their session. */
export interface PersonalStorage {
  /**
   * Fetches the key if it did not come with the page. False while it cannot be fetched: changes stay in memory then,
   * and are encrypted once there is a key.
   */
  open(): Promise<boolean>;
  all<Value>(list: StorageList): Promise<Value[]>;
  get<Value>(list: StorageList, id: string): Promise<Value | null>;
  /** Makes all changes or none, in the order of the calls. */
  change(...changes: StorageChange[]): Promise<void>;
}

export interface EncryptedStorage {
  /** The storage of a user, or of a visitor (null); only that of the current one can be opened. */
  of(user: string | null): PersonalStorage;
}

/** A stored value: name and content are encrypted. */
export interface EncryptedRow {
  /** Names the list it belongs to. */
  list: string;
  name: string;
  parts: EncryptedPart[];
}

/** A row to write, in place of the one of the same name; or the name of a row to delete. */
export type RowWrite = { row: EncryptedRow; onlyIfPresent: boolean } | { deleted: string };

/** The database of the device. */
export interface RowStore {
  /** The rows of a list, in the order in which all tabs wrote them. */
  all(list: string): Promise<EncryptedRow[]>;
  get(name: string): Promise<EncryptedRow | undefined>;
  /** Makes all changes or none; `strict` survives a power cut. */
  change(changes: readonly RowWrite[], durability: IDBTransactionDurability): Promise<void>;
}

/** The encrypted storage of this page; tests pass their own rows. */
export function createEncryptedStorage(app: AppContext, openRowStore = openIndexedDb): EncryptedStorage {
  const rows = openRowStore();
  const storages = new Map<string | null, PersonalStorage>();
  const now = () => app.session.state.user?.id ?? null;
  const of = (user: string | null): PersonalStorage => {
    const existing = storages.get(user);
    if (existing) return existing;
    const created = personalStorage(user, rows, () => fetchKeys(app, user));
    storages.set(user, created);
    void created.open();
    return created;
  };
  let currentUser = now();
  const changed = () => {
    const before = currentUser;
    currentUser = now();
    if (currentUser === before) return;
    app.storageKey = null;
    // after a log-out nothing stays readable; a visitor's storage stays open, since the sign-up form is deleted after sign-up
    if (before !== null) storages.clear();
  };
  subscribe(app.session.state, changed, true);
  globalThis.window?.addEventListener('online', () => void storages.get(now())?.open());
  return { of };
}

/** The key of the current user; null when it cannot be fetched. Another user's key would let that user read the data. */
async function fetchKeys(app: AppContext, user: string | null): Promise<StorageKeys | null> {
  const isHere = () => (app.session.state.user?.id ?? null) === user;
  if (!isHere()) return null;
  try {
    const brought = app.storageKey?.member === user ? app.storageKey : null;
    const { member, key } = brought ?? (await getStorageKey(app.client));
    return member === user && isHere() ? await deriveKeys(key) : null;
  } catch {
    return null;
  }
}

/** Lists whose values must survive a power cut. */
const durableLists: ReadonlySet<StorageList> = new Set(['message', 'upload']);
const slotOf = ({ list, id }: Pick<StorageChange, 'list' | 'id'>) => `${list}\n${id}`;

/** The storage of one person: of a visitor where `user` is null. */
function personalStorage(
  user: string | null,
  device: Promise<RowStore | null>,
  findKeys: () => Promise<StorageKeys | null>,
): PersonalStorage {
  let keys: StorageKeys | null = null;
  let opening: Promise<boolean> | null = null;
  /** Changes made while there was no key, in their order. */
  const inMemory = new Map<string, StorageChange>();
  /** The latest change of each value: when somebody types faster than the device writes, only the last is written. */
  const latest = new Map<string, StorageChange>();
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs one after the other, so that an older write never replaces a newer one. */
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined); // the caller handles the error; the queue goes on
    return done;
  };

  // a visitor stores one form at most, under a plain name: the next visit has another key and must still replace it
  const nameOf = (by: StorageKeys, list: StorageList, id: string) =>
    user === null ? list : by.name(list, id);

  async function toRow(
    by: StorageKeys,
    { list, id, value, onlyIfPresent = false }: StorageChange,
  ): Promise<RowWrite> {
    const name = await nameOf(by, list, id);
    if (value === null) return { deleted: name };
    return {
      row: { list: await nameOf(by, list, ''), name, parts: await by.encrypt(name, value) },
      onlyIfPresent,
    };
  }

  async function write(by: StorageKeys, changes: readonly StorageChange[]): Promise<void> {
    if (changes.length === 0) return;
    const durability = changes.some(({ list }) => durableLists.has(list)) ? 'strict' : 'relaxed';
    await (await device)?.change(await Promise.all(changes.map(change => toRow(by, change))), durability);
  }

  async function unlock(found: StorageKeys): Promise<boolean> {
    await write(found, [...inMemory.values()]);
    inMemory.clear();
    keys = found;
    return true;
  }

  function queueInMemory(change: StorageChange): void {
    const place = slotOf(change);
    const before = inMemory.get(place);
    if (before?.value === null) {
      if (change.onlyIfPresent) return;
      inMemory.delete(place); // a new value goes to the end
    }
    const { onlyIfPresent: _, ...always } = change;
    inMemory.set(place, before?.value && !before.onlyIfPresent ? always : change);
  }

  return {
    async open() {
      if (keys || (await device) === null) return true; // without a database the page's memory is all there is
      opening ??= findKeys()
        .then(found => (found ? enqueue(() => unlock(found)) : false))
        .catch(() => false) // tried again when the device is online
        .finally(() => {
          opening = null;
        });
      return opening;
    },
    all: <Value>(list: StorageList) =>
      enqueue(async () => {
        const by = keys;
        if (!by)
          return [...inMemory.values()]
            .filter(change => change.list === list && change.value)
            .map(({ value }) => value as Value);
        const found = (await (await device)?.all(await nameOf(by, list, ''))) ?? [];
        const values = await Promise.all(found.map(({ name, parts }) => by.decrypt<Value>(name, parts)));
        return values.filter(value => value !== null);
      }),
    get: <Value>(list: StorageList, id: string) =>
      enqueue(async () => {
        if (!keys) return (inMemory.get(slotOf({ list, id }))?.value ?? null) as Value | null;
        const name = await nameOf(keys, list, id);
        const row = await (await device)?.get(name);
        return row ? await keys.decrypt<Value>(name, row.parts) : null;
      }),
    change(...changes) {
      for (const change of changes) latest.set(slotOf(change), change);
      return enqueue(async () => {
        const due = changes.filter(
          change => durableLists.has(change.list) || latest.get(slotOf(change)) === change,
        );
        if (keys) await write(keys, due);
        else for (const change of due) queueInMemory(change);
      });
    },
  };
}

/** `position` is an auto-increment key: the order in which all tabs wrote. */
interface Database extends DBSchema {
  rows: {
    key: number;
    value: EncryptedRow & { position?: number };
    indexes: { name: string; list: string };
  };
}

/** The rows in IndexedDB; null where the browser has none, or no WebCrypto, which needs HTTPS. */
async function openIndexedDb(): Promise<RowStore | null> {
  if (!isSecureContext) return null;
  try {
    const database = await openDB<Database>('velluto.encrypted', 1, {
      upgrade(upgraded) {
        const store = upgraded.createObjectStore('rows', { keyPath: 'position', autoIncrement: true });
        store.createIndex('name', 'name', { unique: true });
        store.createIndex('list', 'list');
      },
    });
    return {
      all: list => database.getAllFromIndex('rows', 'list', list),
      get: name => database.getFromIndex('rows', 'name', name),
      async change(changes, durability) {
        const writing = database.transaction('rows', 'readwrite', { durability });
        const { store } = writing;
        const write = async (change: RowWrite) => {
          const name = 'deleted' in change ? change.deleted : change.row.name;
          const position = await store.index('name').getKey(name);
          if ('row' in change && position !== undefined) await store.put({ ...change.row, position });
          else if ('row' in change && !change.onlyIfPresent) await store.add(change.row);
          else if (position !== undefined) await store.delete(position);
        };
        // commit explicitly: a page that closes now may not get to the automatic commit
        const written = Promise.all(changes.map(write)).then(() => writing.commit());
        await Promise.all([written, writing.done]);
      },
    };
  } catch {
    return null;
  }
}
