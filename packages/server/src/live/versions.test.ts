import { expect, test } from 'vitest';
import { buy } from '../../test/buy.ts';
import { createTestServer } from '../../test/server.ts';
import { picture, upload } from '../../test/upload.ts';
import { addWriter, type Writer } from '../../test/writers.ts';
import { deactivateMember, reactivateMember } from '../accounts/account-status.ts';

const server = await createTestServer();
const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Each polled answer; with the versions of a look before, those that did not change are without a body. */
const look = (who: Writer, before: { etag: string }[] = []) =>
  Promise.all(
    polled.map(async (path, index) => {
      const headers = { 'if-none-match': before[index]?.etag ?? '' };
      const { status, headers: told, body } = await who.call('GET', path, undefined, { headers });
      const text = JSON.stringify(body, (name, value) => (name === 'server_time' ? 0 : value));
      return { path, status, etag: String(told.etag), text };
    }),
  );

test('after any action of one of two members, their known versions do not hide the change from either', async () => {
  const anna = await addWriter(server, { credits: 100, paid_user: true });
  const bruno = await addWriter(server, { credits: 100, gender: 'male' });
  await anna.send(bruno);
  const { id: conversation } = (await anna.chatWith(bruno)).body.conversation;
  const image = await picture();
  const call = (who: Writer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', name: string, body?: object) => () =>
    who.call(method, `/api/${name}.php`, body);
  const withStatus = (change: typeof deactivateMember) => () =>
    server.ctx.transaction(tx => change(server.ctx, tx, anna.id, 'disabled'));
  const both = [anna, bruno];
  const acts: [string, () => Promise<unknown>, Writer[]?][] = [
    ['reads', call(bruno, 'POST', 'chat-read', { conversation, seq: 1 })],
    ['answers', () => bruno.send(anna)],
    ['gives', () => anna.sendContent(bruno, { gift: 'rose' })],
    ['likes', call(bruno, 'POST', 'like', { profile: anna.id })],
    ['has seen the like', call(anna, 'POST', 'like-seen', { profile: bruno.id })],
    ['likes back', call(anna, 'POST', 'like', { profile: bruno.id })],
    ['shows the match', call(anna, 'GET', 'auto-like')],
    ['takes the like back', call(bruno, 'DELETE', 'like', { profile: anna.id })],
    ['hides', call(anna, 'PUT', 'privacy', { invisible: true })],
    ['shows up', call(anna, 'PUT', 'privacy', { invisible: false })],
    // what others see of a profile may be five minutes old (decision 9)
    ['adds a photo', () => upload(bruno.call, image), [bruno]],
    ['moves', call(bruno, 'PUT', 'profile', { city: 'Torino' }), [bruno]],
    ['speaks another language', call(bruno, 'PUT', 'user', { language: 'de' }), [bruno]],
    ['wants no mails', call(bruno, 'PUT', 'notifications', { disabled: ['like'] })],
    ['buys', () => buy(server, bruno.call), [bruno]],
    ['deletes the conversation', call(bruno, 'DELETE', 'chat', { conversation })],
    ['writes again', () => anna.send(bruno)],
    ['blocks', call(bruno, 'POST', 'block', { profile: anna.id })],
    ['unblocks', call(bruno, 'DELETE', 'block', { profile: anna.id })],
    ['is banned', withStatus(deactivateMember), [bruno]],
    ['is let in again', withStatus(reactivateMember), [bruno]],
  ];
  for (const [name, act, watchers = both] of acts) {
    // looking delivers, which the other one is told
    for (const who of watchers) await look(who);
    const before = await Promise.all(watchers.map(who => look(who)));
    const done = await act();
    if (done instanceof Object) expect(done, name).toMatchObject({ status: expect.closeTo(202, -1) });
    for (const [index, who] of watchers.entries()) {
      const known = before[index];
      const asked = await look(who, known);
      const fresh = await look(who);
      const hidden = asked.filter(
        ({ status }, at) => status === 304 && fresh[at]?.text !== known?.[at]?.text,
      );
      expect(
        hidden.map(({ path }) => path),
        name,
      ).toEqual([]);
    }
  }
}, 60_000);
