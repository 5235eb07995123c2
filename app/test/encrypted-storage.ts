import { randomBytes } from 'node:crypto';
import type { User } from '@velluto/api-client';
import type { AppContext, StoreFactory } from '../src/lib/app-context.ts';
import {
  createEncryptedStorage,
  type EncryptedRow,
  type EncryptedStorage,
  type RowStore,
} from '../src/lib/encrypted-storage/storage.ts';
import { testAppContext } from './app-context.ts';

/** A key as the server gives it. */
export const testKey = (): string => randomBytes(32).toString('base64url');

/** A row store in memory; `stored` has its rows. */
export function testRowStore(): RowStore & { stored: EncryptedRow[] } {
  const stored: EncryptedRow[] = [];
  const at = (name: string) => stored.findIndex(row => row.name === name);
  return {
    stored,
    all: async list => stored.filter(row => row.list === list),
    get: async name => stored[at(name)],
    async change(changes) {
      for (const one of changes) {
        const place = at('deleted' in one ? one.deleted : one.row.name);
        if ('row' in one && place >= 0) stored[place] = one.row;
        else if ('row' in one && !one.onlyIfPresent) stored.push(one.row);
        else if (place >= 0) stored.splice(place, 1);
      }
    },
  };
}

/** An encrypted storage for tests, with the key that came with the page of this user. */
export function testStorage({
  user = null,
  rows = testRowStore(),
  key = testKey(),
}: {
  user?: User | null;
  rows?: RowStore | null;
  key?: string;
} = {}): EncryptedStorage {
  const app = testAppContext({ user, storageKey: { member: user?.id ?? null, key } });
  return createEncryptedStorage(app, async () => rows);
}

/** Gives a context this row store. */
export function withDeviceStorage(app: AppContext, rows: RowStore): AppContext {
  const { store } = app;
  const storage = createEncryptedStorage(app, async () => rows);
  return Object.assign(app, {
    store: <Store>(factory: StoreFactory<Store>) =>
      (factory as unknown) === createEncryptedStorage ? (storage as Store) : store(factory),
  });
}

/** Everything that can be read on the device without the key. */
export const deviceContents = ({ stored }: { stored: EncryptedRow[] }): string =>
  stored
    .map(({ list, name, parts }) =>
      [list, name, ...parts.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))].join(' '),
    )
    .join('\n');
