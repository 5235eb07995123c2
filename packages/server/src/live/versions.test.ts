import { expect, test } from 'vitest';
import { buy } from '../../test/buy.ts';
import { createTestServer } from '../../test/server.ts';
import { picture, upload } from '../../test/upload.ts';
import { addWriter, type Writer } from '../../test/writers.ts';
import { deactivateMember, reactivateMember } from '../accounts/account-status.ts';

const server = await createTestServer();
const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/**
 * Calls every polled operation; with the versions (ETags) of an earlier poll, unchanged responses are 304 without a
 * body.
 */
const poll = (member: Writer, before: { etag: string }[] = []) =>
  Promise.all(
    polled.map(async (path, index) => {
      const headers = { 'if-none-match': before[index]?.etag ?? '' };
      const {
        status,
        headers: responseHeaders,
        body,
      } = await member.call('GET', path, undefined, { headers });
      const text = JSON.stringify(body, (name, value) => (name === 'server_time' ? 0 : value));
      return { path, status, etag: String(responseHeaders.etag), text };
    }),
  );

test('after any action of one of two members, their known versions do not hide the change from either', async () => {
  const anna = await addWriter(server, { credits: 100, paid_user: true });
  const bruno = await addWriter(server, { credits: 100, gender: 'male' });
  await anna.send(bruno);
  const { id: conversation } = (await anna.chatWith(bruno)).body.conversation;
  const image = await picture();
  const call =
    (member: Writer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', name: string, body?: object) => () =>
      member.call(method, `/api/${name}.php`, body);
  const withStatus = (change: typeof deactivateMember) => () =>
    server.ctx.transaction(tx => change(server.ctx, tx, anna.id, 'disabled'));
  const members = [anna, bruno];
  const actions: [string, () => Promise<unknown>, Writer[]?][] = [
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
    // what others see of a profile may be five minutes old (decision 5)
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
  for (const [name, action, watchers = members] of actions) {
    // the first poll marks messages as delivered, which changes the version of their sender
    for (const member of watchers) await poll(member);
    const before = await Promise.all(watchers.map(member => poll(member)));
    const result = await action();
    if (result instanceof Object) expect(result, name).toMatchObject({ status: expect.closeTo(202, -1) });
    for (const [index, member] of watchers.entries()) {
      const knownAnswers = before[index];
      const withEtags = await poll(member, knownAnswers);
      const fresh = await poll(member);
      const hidden = withEtags.filter(
        ({ status }, place) => status === 304 && fresh[place]?.text !== knownAnswers?.[place]?.text,
      );
      expect(
        hidden.map(({ path }) => path),
        name,
      ).toEqual([]);
    }
  }
}, 60_000);
