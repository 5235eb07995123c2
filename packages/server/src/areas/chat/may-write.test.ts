import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter } from '../../../test/writers.ts';
import { selectRelation } from '../access/visibility-queries.ts';
import { sendMessage } from './send.ts';
import { selectMayWrite } from './send-queries.ts';

const server = await createTestServer();
const { ctx, db } = server;
const site = ctx.sites.forHost('localhost');

type Turned = 'not' | 'liked' | 'likes, held' | 'wrote';

/** A member in one of the states that decide who sees them, who has turned to the viewer in one way. */
async function addOther(
  viewer: { id: string },
  turned: Turned,
  accountStatus: 'active' | 'not_confirmed',
  overrides: { invisible: boolean; looking_for: 'male' | null; shown_on: string[] },
) {
  const other = await server.member({ paid_user: true, credits: 10, accountStatus });
  if (turned === 'wrote') {
    const content = { kind: 'text', text: 'Ciao' } as const;
    await sendMessage(ctx, { site, from: other.id, to: viewer.id, content, key: ctx.ids.uuid() });
  } else if (turned !== 'not') {
    const held = turned === 'likes, held';
    const now = ctx.clock.now();
    const like = {
      id: ctx.ids.uuid(),
      liker: other.id,
      liked: viewer.id,
      held,
      origin: 'member' as const,
      is_new: true,
      created_at: now,
    };
    await db.insertInto('likes').values(like).execute();
  }
  const consent = overrides.looking_for === null ? { sexuality: null } : {};
  await db
    .updateTable('member')
    .set({ ...overrides, ...consent })
    .where('id', '=', other.id)
    .execute();
  return other;
}

test('members who are shown can be written to, and nobody else', async () => {
  const viewer = await addWriter(server);
  const outcomes = new Set<boolean>();
  // a message before the e-mail is confirmed is held, and turns to nobody
  for (const invisible of [true, false])
    for (const looking_for of ['male', null] as const)
      for (const shown_on of [['elsewhere'], ['here', 'elsewhere']])
        for (const account of ['active', 'not_confirmed'] as const)
          for (const turned of ['not', 'liked', 'likes, held', 'wrote'] as const)
            for (const shownOn of [null, ['here']]) {
              const state = { invisible, looking_for, shown_on };
              const other = await addOther(viewer, turned, account, state);
              const relation = await selectRelation(db, other.id, {
                id: viewer.id,
                pool: 'velluto',
                shownOn,
              });
              const pair = { from: viewer.id, to: other.id, shownOn };
              const { refusal } = await selectMayWrite(db, pair, 0, ctx.clock.now());
              const shown = relation !== undefined && !relation.hidden;
              expect(refusal === null, JSON.stringify({ account, turned, shownOn, ...state })).toBe(shown);
              outcomes.add(shown);
              if (account === 'not_confirmed') expect(shown).toBe(false);
            }
  expect(outcomes.size).toBe(2);
}, 60_000);

test('in a conversation that the writer knows of it goes on when the other one is no longer shown', async () => {
  const viewer = await addWriter(server, { credits: 20 });
  const [invisible, again, newcomer] = [
    await addWriter(server, { paid_user: true }),
    await addWriter(server, { paid_user: true }),
    await addWriter(server, { credits: 4, accountStatus: 'not_confirmed' }),
  ];
  for (const other of [invisible, again]) {
    expect((await viewer.send(other)).status).toBe(201);
    await db.updateTable('member').set({ invisible: true }).where('id', '=', other.id).execute();
  }
  // deleted by the viewer, who knows of it still
  const { body } = await viewer.chatWith(again);
  await viewer.call('DELETE', '/api/chat.php', { conversation: body.conversation.id });
  for (const other of [invisible, again]) expect((await viewer.send(other)).status).toBe(201);
  // a conversation of held messages is none that the viewer knows of
  expect((await newcomer.send(viewer)).status).toBe(201);
  expect((await viewer.call('GET', `/api/member.php?id=${newcomer.id}`)).status).toBe(404);
  expect(await viewer.send(newcomer)).toMatchObject({ status: 404, body: { code: 'recipient_unavailable' } });
});
