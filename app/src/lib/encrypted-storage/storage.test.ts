import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { deviceContents, testKey, testRowStore, testStorage } from '../../../test/encrypted-storage.ts';
import { makeClient } from '../client.ts';
import { deriveKeys } from './encryption.ts';
import { createEncryptedStorage, type RowStore } from './storage.ts';

const ada = testUser({ id: 'ada-lovelace' });
const draft = (id: string, text: string | null) =>
  ({ list: 'draft', id, value: text === null ? null : { text } }) as const;
const message = (id: string, text: string | null) =>
  ({ list: 'message', id, value: text === null ? null : { text } }) as const;

/** Reads what the device stores of a user, decrypted. */
async function openStorage(parts: Parameters<typeof testStorage>[0] = {}) {
  const personal = testStorage({ user: ada, ...parts }).of(
    (parts.user === undefined ? ada : parts.user)?.id ?? null,
  );
  expect(await personal.open()).toBe(true);
  return personal;
}

it('the stored rows contain neither the texts nor the recipients', async () => {
  const rows = testRowStore();
  const personal = await openStorage({ rows });
  await personal.change(draft('giulia', 'Ti penso'), message('key-1', 'Ti penso'));
  expect(rows.stored).toHaveLength(2);
  for (const word of ['giulia', 'Ti penso', 'key-1', 'draft', 'message', ada.id])
    expect(deviceContents(rows)).not.toContain(word);
  expect(await personal.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
});

it('the same text is encrypted differently each time', async () => {
  const rows = testRowStore();
  const personal = await openStorage({ rows });
  await personal.change(draft('giulia', 'Ti penso'));
  const first = rows.stored[0]?.parts;
  await personal.change(draft('giulia', 'Ti penso'));
  expect(rows.stored.map(({ parts }) => parts)).not.toEqual([first]);
});

it('a user with another key reads nothing and changes nothing of the others', async () => {
  const rows = testRowStore();
  const mine = await openStorage({ rows });
  await mine.change(draft('giulia', 'Ti penso'), message('key-1', 'Ti penso'));
  const theirs = await openStorage({ rows, user: testUser({ id: 'u2' }) });
  expect(await theirs.get('draft', 'giulia')).toBeNull();
  expect(await theirs.all('message')).toEqual([]);
  await theirs.change(draft('giulia', 'Anch’io'), draft('giulia', null));
  expect(await mine.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
});

it('decryption fails with another key, another name or a changed bit', async () => {
  const [keys, others] = await Promise.all([deriveKeys(testKey()), deriveKeys(testKey())]);
  const parts = await keys.encrypt('one', { text: 'Ti penso' });
  expect(await keys.decrypt('one', parts)).toEqual({ text: 'Ti penso' });
  expect(await others.decrypt('one', parts)).toBeNull();
  expect(await keys.decrypt('two', parts)).toBeNull();
  const changed = parts.map(({ iv, bytes }) => ({ iv, bytes: bytes.slice() }));
  const [part] = changed;
  if (part) new DataView(part.bytes).setUint8(8, new DataView(part.bytes).getUint8(8) ^ 1);
  expect(await keys.decrypt('one', changed)).toBeNull();
});

it('a file is restored with its name, its type and its bytes', async () => {
  const rows = testRowStore();
  const personal = await openStorage({ rows });
  const file = new File([new Uint8Array([0, 255, 7])], 'canale.webp', { type: 'image/webp' });
  await personal.change({ list: 'upload', id: 'giulia', value: { profile: 'giulia', file } });
  expect(deviceContents(rows)).not.toMatch(/canale|webp/);
  const back = await personal.get<{ profile: string; file: File }>('upload', 'giulia');
  expect([back?.profile, back?.file.name, back?.file.type]).toEqual(['giulia', 'canale.webp', 'image/webp']);
  expect(new Uint8Array((await back?.file.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 7]));
});

it('the last of several writes wins behind a slow one, and writes in between are skipped', async () => {
  const rows = testRowStore();
  const first = Promise.withResolvers<void>();
  const change = vi.fn(rows.change).mockImplementationOnce(async (...args) => {
    await first.promise;
    await rows.change(...args);
  });
  const personal = await openStorage({ rows: { ...rows, change } });
  const firstWrite = personal.change(draft('giulia', 'T'));
  await vi.waitFor(() => expect(change).toHaveBeenCalled());
  const laterWrites = Promise.all(
    ['Ti', 'Ti p', 'Ti penso'].map(text => personal.change(draft('giulia', text))),
  );
  // time enough for later writes to overtake it
  const others = await openStorage();
  for (let number = 0; number < 20; number++) await others.change(draft('lena', `${number}`));
  first.resolve();
  await Promise.all([firstWrite, laterWrites]);
  expect(await personal.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(change).toHaveBeenCalledTimes(2);
});

it('a list keeps the order of writing, a change keeps its place, and a deleted value is not restored', async () => {
  const rows = testRowStore();
  const personal = await openStorage({ rows });
  void personal.change(message('1', 'one'.repeat(500_000)));
  void personal.change(message('2', 'two'));
  void personal.change(message('3', 'three'));
  void personal.change(message('2', null));
  void personal.change({ ...message('2', 'two again'), onlyIfPresent: true });
  await personal.change({ ...message('1', 'one'), onlyIfPresent: true });
  expect(await personal.all('message')).toEqual([{ text: 'one' }, { text: 'three' }]);
});

it('a deleted draft leaves no row', async () => {
  const rows = testRowStore();
  const personal = await openStorage({ rows });
  await personal.change(draft('giulia', 'Ti'));
  await personal.change(draft('giulia', null));
  expect(rows.stored).toEqual([]);
});

it('without IndexedDB values are kept in memory, and no key is fetched', async () => {
  const app = testAppContext({ user: ada });
  const personal = createEncryptedStorage(app, async () => null).of(ada.id);
  expect(await personal.open()).toBe(true);
  await personal.change(message('1', 'one'), message('2', 'two'));
  await personal.change({ ...message('1', 'one again'), onlyIfPresent: true }, message('2', null));
  await personal.change({ ...message('2', 'two again'), onlyIfPresent: true });
  expect(await personal.all('message')).toEqual([{ text: 'one again' }]);
});

/** A page without a key, whose calls get these answers. */
function withoutKey(rows: RowStore, ...answers: (object | null)[]) {
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    return answer ? Response.json(answer) : Response.error();
  });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: ada, client });
  return { app, fetch, storage: createEncryptedStorage(app, async () => rows) };
}

it('values written without a key stay in memory, and are encrypted in their order once there is one', async () => {
  const [rows, key] = [testRowStore(), testKey()];
  const before = await openStorage({ rows, key });
  await before.change(draft('giulia', 'alt'), draft('lena', 'alt'), message('0', 'zero'));
  const { storage, fetch } = withoutKey(rows, null, { member: ada.id, key });
  const personal = storage.of(ada.id);
  expect(await personal.open()).toBe(false);
  await personal.change(
    message('1', 'one'),
    message('2', 'two'),
    draft('giulia', 'Ti penso'),
    draft('lena', null),
  );
  await personal.change(message('1', null));
  await personal.change(message('1', 'one at last'));
  expect(await personal.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(rows.stored).toHaveLength(3);
  expect(await Promise.all([personal.open(), personal.open()])).toEqual([true, true]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await personal.all('message')).toEqual([{ text: 'zero' }, { text: 'two' }, { text: 'one at last' }]);
  expect(await personal.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(await personal.get('draft', 'lena')).toBeNull();
  expect(deviceContents(rows)).not.toContain('Ti penso');
});

it('the key of another member or of a visitor is not used', async () => {
  const rows = testRowStore();
  const { storage } = withoutKey(rows, { member: 'u2', key: testKey() }, { member: null, key: testKey() });
  const personal = storage.of(ada.id);
  expect([await personal.open(), await personal.open()]).toEqual([false, false]);
  await personal.change(draft('giulia', 'Ti penso'));
  expect(rows.stored).toEqual([]);
});

it('a visitor after a log-out gets another key than the visitor before', async () => {
  const rows = testRowStore();
  const client = makeClient({
    baseUrl: 'http://localhost',
    retryDelay: () => null,
    fetch: async () => Response.json({ member: null, key: testKey() }),
  });
  const app = testAppContext({ storageKey: { member: null, key: testKey() }, client });
  const storage = createEncryptedStorage(app, async () => rows);
  const form = (name: string) => ({ list: 'signup', id: '', value: { name } }) as const;
  expect(await storage.of(null).open()).toBe(true);
  await storage.of(null).change(form('Ada'));
  app.session.setUser(ada);
  expect(await storage.of(null).get('signup', '')).toEqual({ name: 'Ada' });
  app.session.end();
  expect(await storage.of(null).open()).toBe(true);
  expect(await storage.of(null).get('signup', '')).toBeNull();
  expect(app.storageKey).toBeNull();
});

it('after a log-out the values in memory are gone, and are not encrypted with the key of the next user', async () => {
  const rows = testRowStore();
  const { app, storage } = withoutKey(rows, null, { member: null, key: testKey() });
  const personal = storage.of(ada.id);
  expect(await personal.open()).toBe(false);
  await personal.change(draft('giulia', 'Ti penso'));
  app.session.end();
  expect(await storage.of(ada.id).get('draft', 'giulia')).toBeNull();
  expect([await storage.of(null).open(), await personal.open()]).toEqual([true, false]);
  expect(rows.stored).toEqual([]);
});
