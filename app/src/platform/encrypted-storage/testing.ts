import { randomBytes } from 'node:crypto';
import type { User } from '@velluto/api-client';
import type { AppContext, StoreFactory } from '../app-context.ts';
import { testAppContext } from '../testing.ts';
import { createEncryptedStorage, type EncryptedStorage, type Row, type Rows } from './storage.ts';

/** A key as the server gives it. */
export const testKey = (): string => randomBytes(32).toString('base64url');

/** Rows of a device for tests, with what lies there. */
export function testRows(): Rows & { lying: Row[] } {
  const lying: Row[] = [];
  const at = (name: string) => lying.findIndex(row => row.name === name);
  return {
    lying,
    all: async list => lying.filter(row => row.list === list),
    get: async name => lying[at(name)],
    async change(changes) {
      for (const one of changes) {
        const place = at('gone' in one ? one.gone : one.row.name);
        if ('row' in one && place >= 0) lying[place] = one.row;
        else if ('row' in one && !one.onlyThere) lying.push(one.row);
        else if (place >= 0) lying.splice(place, 1);
      }
    },
  };
}

/** What a device keeps for tests, opened with the key that the page of this user brought. */
export function testStorage({
  user = null,
  rows = testRows(),
  key = testKey(),
}: {
  user?: User | null;
  rows?: Rows | null;
  key?: string;
} = {}): EncryptedStorage {
  const app = testAppContext({ user, storageKey: { member: user?.id ?? null, key } });
  return createEncryptedStorage(app, async () => rows);
}

/** Gives a visit a device for tests. */
export function withDevice(app: AppContext, rows: Rows): AppContext {
  const { store } = app;
  const storage = createEncryptedStorage(app, async () => rows);
  return Object.assign(app, {
    store: <Store>(factory: StoreFactory<Store>) =>
      (factory as unknown) === createEncryptedStorage ? (storage as Store) : store(factory),
  });
}

/** All that somebody finds who looks through a device. */
export const lyingOn = ({ lying }: { lying: Row[] }): string =>
  lying
    .map(({ list, name, parts }) =>
      [list, name, ...parts.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))].join(' '),
    )
    .join('\n');
