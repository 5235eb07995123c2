import { expect, it, vi } from 'vitest';
import { makeClient } from '../client.ts';
import { testAppContext, testUser } from '../testing.ts';
import { makeKeys } from './encryption.ts';
import { createEncryptedStorage, type Rows } from './storage.ts';
import { lyingOn, testKey, testRows, testStorage } from './testing.ts';

const ada = testUser({ id: 'ada-lovelace' });
const draft = (id: string, text: string | null) =>
  ({ list: 'draft', id, value: text === null ? null : { text } }) as const;
const message = (id: string, text: string | null) =>
  ({ list: 'message', id, value: text === null ? null : { text } }) as const;

/** What the device of a user keeps, opened. */
async function opened(parts: Parameters<typeof testStorage>[0] = {}) {
  const kept = testStorage({ user: ada, ...parts }).of(
    (parts.user === undefined ? ada : parts.user)?.id ?? null,
  );
  expect(await kept.open()).toBe(true);
  return kept;
}

it('the device alone tells neither what was written nor to whom', async () => {
  const rows = testRows();
  const kept = await opened({ rows });
  await kept.change(draft('giulia', 'Ti penso'), message('key-1', 'Ti penso'));
  expect(rows.lying).toHaveLength(2);
  for (const word of ['giulia', 'Ti penso', 'key-1', 'draft', 'message', ada.id])
    expect(lyingOn(rows)).not.toContain(word);
  expect(await kept.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
});

it('the same words are encrypted differently each time', async () => {
  const rows = testRows();
  const kept = await opened({ rows });
  await kept.change(draft('giulia', 'Ti penso'));
  const first = rows.lying[0]?.parts;
  await kept.change(draft('giulia', 'Ti penso'));
  expect(rows.lying.map(({ parts }) => parts)).not.toEqual([first]);
});

it('with the key of somebody else nothing is found, and nothing of the others is touched', async () => {
  const rows = testRows();
  const mine = await opened({ rows });
  await mine.change(draft('giulia', 'Ti penso'), message('key-1', 'Ti penso'));
  const theirs = await opened({ rows, user: testUser({ id: 'u2' }) });
  expect(await theirs.get('draft', 'giulia')).toBeNull();
  expect(await theirs.all('message')).toEqual([]);
  await theirs.change(draft('giulia', 'Anch’io'), draft('giulia', null));
  expect(await mine.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
});

it('what is encrypted holds for its key, its name and every bit', async () => {
  const [keys, others] = await Promise.all([makeKeys(testKey()), makeKeys(testKey())]);
  const parts = await keys.encrypt('one', { text: 'Ti penso' });
  expect(await keys.decrypt('one', parts)).toEqual({ text: 'Ti penso' });
  expect(await others.decrypt('one', parts)).toBeNull();
  expect(await keys.decrypt('two', parts)).toBeNull();
  const changed = parts.map(({ iv, bytes }) => ({ iv, bytes: bytes.slice() }));
  const [words] = changed;
  if (words) new DataView(words.bytes).setUint8(8, new DataView(words.bytes).getUint8(8) ^ 1);
  expect(await keys.decrypt('one', changed)).toBeNull();
});

it('a file comes back with its name, its type and its bytes', async () => {
  const rows = testRows();
  const kept = await opened({ rows });
  const file = new File([new Uint8Array([0, 255, 7])], 'canale.webp', { type: 'image/webp' });
  await kept.change({ list: 'upload', id: 'giulia', value: { profile: 'giulia', file } });
  expect(lyingOn(rows)).not.toMatch(/canale|webp/);
  const back = await kept.get<{ profile: string; file: File }>('upload', 'giulia');
  expect([back?.profile, back?.file.name, back?.file.type]).toEqual(['giulia', 'canale.webp', 'image/webp']);
  expect(new Uint8Array((await back?.file.arrayBuffer()) ?? [])).toEqual(new Uint8Array([0, 255, 7]));
});

it('what was written last counts, however long what was before it takes, and is not kept waiting by what was between', async () => {
  const rows = testRows();
  const first = Promise.withResolvers<void>();
  const change = vi.fn(rows.change).mockImplementationOnce(async (...args) => {
    await first.promise;
    await rows.change(...args);
  });
  const kept = await opened({ rows: { ...rows, change } });
  const begun = kept.change(draft('giulia', 'T'));
  await vi.waitFor(() => expect(change).toHaveBeenCalled());
  const written = Promise.all(['Ti', 'Ti p', 'Ti penso'].map(text => kept.change(draft('giulia', text))));
  // time enough for the later ones to overtake it
  const others = await opened();
  for (let number = 0; number < 20; number++) await others.change(draft('lena', `${number}`));
  first.resolve();
  await Promise.all([begun, written]);
  expect(await kept.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(change).toHaveBeenCalledTimes(2);
});

it('a list keeps the order in which it was written; a change stays in its place, and revives nothing', async () => {
  const rows = testRows();
  const kept = await opened({ rows });
  void kept.change(message('1', 'one'.repeat(500_000)));
  void kept.change(message('2', 'two'));
  void kept.change(message('3', 'three'));
  void kept.change(message('2', null));
  void kept.change({ ...message('2', 'two again'), onlyThere: true });
  await kept.change({ ...message('1', 'one'), onlyThere: true });
  expect(await kept.all('message')).toEqual([{ text: 'one' }, { text: 'three' }]);
});

it('an emptied draft leaves nothing', async () => {
  const rows = testRows();
  const kept = await opened({ rows });
  await kept.change(draft('giulia', 'Ti'));
  await kept.change(draft('giulia', null));
  expect(rows.lying).toEqual([]);
});

it('where the browser keeps nothing the page’s memory does, and nobody is asked for a key', async () => {
  const app = testAppContext({ user: ada });
  const kept = createEncryptedStorage(app, async () => null).of(ada.id);
  expect(await kept.open()).toBe(true);
  await kept.change(message('1', 'one'), message('2', 'two'));
  await kept.change({ ...message('1', 'one again'), onlyThere: true }, message('2', null));
  await kept.change({ ...message('2', 'two again'), onlyThere: true });
  expect(await kept.all('message')).toEqual([{ text: 'one again' }]);
});

/** A page that brought no key, and whose calls are answered so. */
function withoutKey(rows: Rows, ...answers: (object | null)[]) {
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    return answer ? Response.json(answer) : Response.error();
  });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: ada, client });
  return { app, fetch, storage: createEncryptedStorage(app, async () => rows) };
}

it('what is written while the key cannot be had is in memory, and sealed in its order once it is there', async () => {
  const [rows, key] = [testRows(), testKey()];
  const before = await opened({ rows, key });
  await before.change(draft('giulia', 'alt'), draft('lena', 'alt'), message('0', 'zero'));
  const { storage, fetch } = withoutKey(rows, null, { member: ada.id, key });
  const kept = storage.of(ada.id);
  expect(await kept.open()).toBe(false);
  await kept.change(
    message('1', 'one'),
    message('2', 'two'),
    draft('giulia', 'Ti penso'),
    draft('lena', null),
  );
  await kept.change(message('1', null));
  await kept.change(message('1', 'one at last'));
  expect(await kept.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(rows.lying).toHaveLength(3);
  expect(await Promise.all([kept.open(), kept.open()])).toEqual([true, true]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await kept.all('message')).toEqual([{ text: 'zero' }, { text: 'two' }, { text: 'one at last' }]);
  expect(await kept.get('draft', 'giulia')).toEqual({ text: 'Ti penso' });
  expect(await kept.get('draft', 'lena')).toBeNull();
  expect(lyingOn(rows)).not.toContain('Ti penso');
});

it('the key of another session is not taken: they could read what is written here', async () => {
  const rows = testRows();
  const { storage } = withoutKey(rows, { member: 'u2', key: testKey() }, { member: null, key: testKey() });
  const kept = storage.of(ada.id);
  expect([await kept.open(), await kept.open()]).toEqual([false, false]);
  await kept.change(draft('giulia', 'Ti penso'));
  expect(rows.lying).toEqual([]);
});

it('who becomes a visitor again gets another key than the visitor before', async () => {
  const rows = testRows();
  const client = makeClient({
    ...{ baseUrl: 'http://localhost', retryDelay: () => null },
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

it('when somebody leaves, nothing of theirs stays open, nor is what waited sealed for the next one', async () => {
  const rows = testRows();
  const { app, storage } = withoutKey(rows, null, { member: null, key: testKey() });
  const hers = storage.of(ada.id);
  expect(await hers.open()).toBe(false);
  await hers.change(draft('giulia', 'Ti penso'));
  app.session.end();
  expect(await storage.of(ada.id).get('draft', 'giulia')).toBeNull();
  expect([await storage.of(null).open(), await hers.open()]).toEqual([true, false]);
  expect(rows.lying).toEqual([]);
});
