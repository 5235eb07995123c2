import type { OutboxEntry, OutboxUpload } from './entry.ts';

/** What still has to be sent, kept on the device: a reload, a closed tab and a lost connection lose nothing. */
export interface Outbox {
  /** What a user wrote, in the order in which it was written. */
  all(user: string): Promise<OutboxEntry[]>;
  /** Keeps a message; with `uploaded`, in place of the picture that it brings. */
  add(entry: OutboxEntry, uploaded?: OutboxUpload): Promise<void>;
  /** Replaces the entry of the same key, in its place. */
  change(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** The picture that is on its way to a person; null for none. */
  upload(user: string, profile: string): Promise<OutboxUpload | null>;
  keepUpload(upload: OutboxUpload): Promise<void>;
  dropUpload(upload: Pick<OutboxUpload, 'user' | 'profile'>): Promise<void>;
}

const uploadKey = ({ user, profile }: Pick<OutboxUpload, 'user' | 'profile'>) => `${user}:${profile}`;

/** An outbox that lives as long as the page: for browsers that keep nothing, and for tests. */
export function memoryOutbox(): Outbox {
  let entries: OutboxEntry[] = [];
  const uploads = new Map<string, OutboxUpload>();
  return {
    all: async user => entries.filter(entry => entry.user === user),
    async add(entry, uploaded) {
      entries = [...entries, entry];
      if (uploaded) uploads.delete(uploadKey(uploaded));
    },
    async change(entry) {
      entries = entries.map(one => (one.key === entry.key ? entry : one));
    },
    async remove(key) {
      entries = entries.filter(entry => entry.key !== key);
    },
    upload: async (user, profile) => uploads.get(uploadKey({ user, profile })) ?? null,
    async keepUpload(upload) {
      uploads.set(uploadKey(upload), upload);
    },
    async dropUpload(upload) {
      uploads.delete(uploadKey(upload));
    },
  };
}

const messages = 'messages';
const uploads = 'uploads';

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('velluto.outbox', 1);
  request.onupgradeneeded = () => {
    // the position counts up by itself: it is the order in which all tabs wrote
    const store = request.result.createObjectStore(messages, { keyPath: 'position', autoIncrement: true });
    store.createIndex('key', 'key', { unique: true });
    request.result.createObjectStore(uploads);
  };
  return answer(request);
}

/** The outbox of this device, in IndexedDB; in memory where the browser keeps nothing. */
export function deviceOutbox(): Outbox {
  const fallback = memoryOutbox();
  const database = Promise.resolve()
    .then(open)
    .catch(() => null);
  /** Does something with the two stores, and waits until the device has it. */
  async function within<Result>(
    mode: IDBTransactionMode,
    work: (stores: { messages: IDBObjectStore; uploads: IDBObjectStore }) => Promise<Result>,
    otherwise: () => Promise<Result>,
  ): Promise<Result> {
    const db = await database;
    if (!db) return otherwise();
    const change = db.transaction([messages, uploads], mode, { durability: 'strict' });
    const kept = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    });
    const [result] = await Promise.all([
      work({ messages: change.objectStore(messages), uploads: change.objectStore(uploads) }),
      kept,
    ]);
    return result;
  }
  const position = (store: IDBObjectStore, key: string) => answer(store.index('key').getKey(key));
  return {
    all: user =>
      within(
        'readonly',
        async stores =>
          ((await answer(stores.messages.getAll())) as OutboxEntry[]).filter(entry => entry.user === user),
        () => fallback.all(user),
      ),
    add: (entry, uploaded) =>
      within(
        'readwrite',
        async stores => {
          await answer(stores.messages.add(entry));
          if (uploaded) await answer(stores.uploads.delete(uploadKey(uploaded)));
        },
        () => fallback.add(entry, uploaded),
      ),
    change: entry =>
      within(
        'readwrite',
        async stores => {
          const at = await position(stores.messages, entry.key);
          if (at !== undefined) await answer(stores.messages.put({ ...entry, position: at }));
        },
        () => fallback.change(entry),
      ),
    remove: key =>
      within(
        'readwrite',
        async stores => {
          const at = await position(stores.messages, key);
          if (at !== undefined) await answer(stores.messages.delete(at));
        },
        () => fallback.remove(key),
      ),
    upload: (user, profile) =>
      within(
        'readonly',
        async stores =>
          ((await answer(stores.uploads.get(uploadKey({ user, profile })))) as OutboxUpload | undefined) ??
          null,
        () => fallback.upload(user, profile),
      ),
    keepUpload: upload =>
      within(
        'readwrite',
        async stores => {
          await answer(stores.uploads.put(upload, uploadKey(upload)));
        },
        () => fallback.keepUpload(upload),
      ),
    dropUpload: upload =>
      within(
        'readwrite',
        async stores => {
          await answer(stores.uploads.delete(uploadKey(upload)));
        },
        () => fallback.dropUpload(upload),
      ),
  };
}
