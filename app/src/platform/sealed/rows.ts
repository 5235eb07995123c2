import { type DBSchema, openDB } from 'idb';

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

/** The position counts up by itself: it is the order in which all tabs wrote. */
interface SealedDatabase extends DBSchema {
  kept: {
    key: number;
    value: Row & { position?: number };
    indexes: { name: string; list: string };
  };
}

const open = () =>
  openDB<SealedDatabase>('velluto.sealed', 1, {
    upgrade(database) {
      const store = database.createObjectStore('kept', { keyPath: 'position', autoIncrement: true });
      store.createIndex('name', 'name', { unique: true });
      store.createIndex('list', 'list');
    },
  });

/** The rows in IndexedDB; null where the browser keeps nothing, or nothing sealed: without HTTPS it has no means to. */
export async function deviceRows(): Promise<Rows | null> {
  if (!isSecureContext) return null;
  const database = await Promise.resolve()
    .then(open)
    .catch(() => null);
  if (!database) return null;
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
}
