import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestServer } from '../../test/server.ts';

const server = await createTestServer();
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
const pages: { destroy(): void }[] = [];
afterAll(() => pages.forEach(page => void page.destroy()));

/** A member with an open page; `told` are the events about likes in its stream. */
async function withPage(wish: Parameters<typeof server.member>[0] = {}) {
  const member = await server.member(wish);
  const call = await server.client(member);
  const page = connect(port, '127.0.0.1').setEncoding('utf8');
  pages.push(page);
  let text = '';
  page.on('data', more => {
    text += more;
  });
  page.write(
    `GET /api/events.php HTTP/1.1\r\nhost: localhost\r\ncookie: velluto_session=${call.cookies.velluto_session}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(text).toContain('retry'));
  const told = () =>
    [...text.matchAll(/event: (like|match)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? ''),
    }));
  const received = async () => (await call('GET', '/api/likes.php?type=received')).body.liked_by;
  /** Events sent before this new like arrived would have come before it: proves that something is not sent. */
  const toldNoMoreThan = async (count: number) => {
    const last = await server.member();
    await like(last, member);
    await vi.waitFor(() => expect(told().map(({ data }) => data.profile)).toContain(last.id));
    expect(told()).toHaveLength(count + 1);
  };
  return { ...member, call, told, received, toldNoMoreThan };
}
const like = async (from: { id: string }, to: { id: string }) =>
  (await server.client(from))('POST', '/api/like.php', { profile: to.id });

test('the event of a like has the same content as the list', async () => {
  const [anna, bruno, carla] = [await withPage(), await server.member(), await server.member()];
  await anna.call('POST', '/api/like.php', { profile: carla.id });
  await like(bruno, anna);
  await like(carla, anna);
  await vi.waitFor(() => expect(anna.told()).toHaveLength(2));
  const list = await anna.received();
  for (const [event, { id }] of [
    ['like', bruno],
    ['match', carla],
  ] as const) {
    const item = list.find((one: { profile: { id: string } }) => one.profile.id === id);
    expect(anna.told()).toContainEqual({ event, data: { profile: id, origin: 'member', like: item } });
  }
});

test('a like that is no longer in the list when the event is sent is not reported', async () => {
  const [anna, gone, blocked, other] = [
    await withPage(),
    await server.member(),
    await server.member(),
    await server.member(),
  ];
  await like(gone, anna);
  await like(blocked, anna);
  await vi.waitFor(() => expect(anna.told()).toHaveLength(2));
  await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', gone.id).execute();
  await anna.call('POST', '/api/block.php', { profile: blocked.id });
  // as when an event was under way while that happened, and one of somebody who likes nobody
  for (const { id } of [gone, blocked, other]) {
    await server.ctx.live.send(anna.id, { event: 'like', data: { profile: id, origin: 'member' } });
    await server.ctx.live.send(anna.id, { event: 'match', data: { profile: id, origin: 'member' } });
  }
  await anna.toldNoMoreThan(2);
  expect(await anna.received()).toHaveLength(1);
});

test('a like of an invisible member shows them as the list does: not online, to the member they like', async () => {
  const [anna, bruno] = [await withPage(), await server.member({ invisible: true })];
  await like(bruno, anna);
  await vi.waitFor(() => expect(anna.told()).toHaveLength(1));
  const [told] = anna.told();
  expect(told?.data.like.profile).toMatchObject({ id: bruno.id, online: false });
  expect([told?.data.like]).toEqual(await anna.received());
});

test('a like held for an unconfirmed address is not reported', async () => {
  const [anna, bruno] = [await withPage(), await server.member({ accountStatus: 'not_confirmed' })];
  await like(bruno, anna);
  await anna.toldNoMoreThan(0);
});
