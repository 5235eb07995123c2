/** What lies on the device: names and bytes that tell nothing. */
export interface Row {
  /** Names the list it belongs to. */
  list: string;
  name: string;
  sealed: Uint8Array<ArrayBuffer>;
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

const kept = 'kept';

/** What a request of IndexedDB gives. */
export const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('velluto.sealed', 1);
  request.onupgradeneeded = () => {
    // the position counts up by itself: it is the order in which all tabs wrote
    const store = request.result.createObjectStore(kept, { keyPath: 'position', autoIncrement: true });
    store.createIndex('name', 'name', { unique: true });
    store.createIndex('list', 'list');
  };
  return answer(request);
}

/** The rows in IndexedDB; null where the browser keeps nothing, or nothing sealed: without HTTPS it has no means to. */
export async function deviceRows(): Promise<Rows | null> {
  if (!isSecureContext) return null;
  const database = await Promise.resolve()
    .then(open)
    .catch(() => null);
  if (!database) return null;
  const reading = () => database.transaction(kept).objectStore(kept);
  return {
    all: async list => answer(reading().index('list').getAll(list)),
    get: async name => answer(reading().index('name').get(name)),
    async change(changes, durability) {
      const writing = database.transaction(kept, 'readwrite', { durability });
      const done = new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error);
      });
      const store = writing.objectStore(kept);
      const write = async (one: RowChange) => {
        const name = 'gone' in one ? one.gone : one.row.name;
        const position = await answer(store.index('name').getKey(name));
        if ('row' in one && position !== undefined) store.put({ ...one.row, position });
        else if ('row' in one && !one.onlyThere) store.add(one.row);
        else if (position !== undefined) store.delete(position);
      };
      // said outright, for a page that closes now may take the rest with it
      const written = Promise.all(changes.map(write)).then(() => writing.commit());
      await Promise.all([written, done]);
    },
  };
}
