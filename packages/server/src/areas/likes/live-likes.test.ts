import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestServer } from '../../../test/server.ts';

const server = await createTestServer();
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
const pages: { destroy(): void }[] = [];
afterAll(() => pages.forEach(page => void page.destroy()));

/** Adds a member with an open page; `likeEvents` are the events about likes in its event stream. */
async function addMemberWithPage(overrides: Parameters<typeof server.member>[0] = {}) {
  const member = await server.member(overrides);
  const call = await server.client(member);
  const page = connect(port, '127.0.0.1').setEncoding('utf8');
  pages.push(page);
  let text = '';
  page.on('data', chunk => {
    text += chunk;
  });
  page.write(
    `GET /api/events.php HTTP/1.1\r\nhost: localhost\r\ncookie: velluto_session=${call.cookies.velluto_session}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(text).toContain('retry'));
  const likeEvents = () =>
    [...text.matchAll(/event: (like|match)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? ''),
    }));
  const received = async () => (await call('GET', '/api/likes.php?type=received')).body.liked_by;
  /** Checks that only `count` events were sent: a new like is sent after them, and arrives after all earlier events. */
  const expectOnlyLikeEvents = async (count: number) => {
    const last = await server.member();
    await like(last, member);
    await vi.waitFor(() => expect(likeEvents().map(({ data }) => data.profile)).toContain(last.id));
    expect(likeEvents()).toHaveLength(count + 1);
  };
  return { ...member, call, likeEvents, received, expectOnlyLikeEvents };
}
const like = async (from: { id: string }, to: { id: string }) =>
  (await server.client(from))('POST', '/api/like.php', { profile: to.id });

test('the event of a like has the same content as the list', async () => {
  const [anna, bruno, carla] = [await addMemberWithPage(), await server.member(), await server.member()];
  await anna.call('POST', '/api/like.php', { profile: carla.id });
  await like(bruno, anna);
  await like(carla, anna);
  await vi.waitFor(() => expect(anna.likeEvents()).toHaveLength(2));
  const list = await anna.received();
  for (const [event, { id }] of [
    ['like', bruno],
    ['match', carla],
  ] as const) {
    const item = list.find((candidate: { profile: { id: string } }) => candidate.profile.id === id);
    expect(anna.likeEvents()).toContainEqual({ event, data: { profile: id, origin: 'member', like: item } });
  }
});

test('a like that is no longer in the list when the event is sent is not reported', async () => {
  const [anna, disabled, blocked, other] = [
    await addMemberWithPage(),
    await server.member(),
    await server.member(),
    await server.member(),
  ];
  await like(disabled, anna);
  await like(blocked, anna);
  await vi.waitFor(() => expect(anna.likeEvents()).toHaveLength(2));
  await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', disabled.id).execute();
  await anna.call('POST', '/api/block.php', { profile: blocked.id });
  // as if the events had been on their way when that happened; `other` has given no like at all
  for (const { id } of [disabled, blocked, other]) {
    await server.ctx.live.send(anna.id, { event: 'like', data: { profile: id, origin: 'member' } });
    await server.ctx.live.send(anna.id, { event: 'match', data: { profile: id, origin: 'member' } });
  }
  await anna.expectOnlyLikeEvents(2);
  expect(await anna.received()).toHaveLength(1);
});

test('a like of an invisible member shows them as the list does: not online, to the member they like', async () => {
  const [anna, bruno] = [await addMemberWithPage(), await server.member({ invisible: true })];
  await like(bruno, anna);
  await vi.waitFor(() => expect(anna.likeEvents()).toHaveLength(1));
  const [likeEvent] = anna.likeEvents();
  expect(likeEvent?.data.like.profile).toMatchObject({ id: bruno.id, online: false });
  expect([likeEvent?.data.like]).toEqual(await anna.received());
});

test('a like held for an unconfirmed address is not reported', async () => {
  const [anna, bruno] = [await addMemberWithPage(), await server.member({ accountStatus: 'not_confirmed' })];
  await like(bruno, anna);
  await anna.expectOnlyLikeEvents(0);
});
