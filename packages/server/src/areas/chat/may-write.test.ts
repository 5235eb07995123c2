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
  overrides: { invisible: boolean; looking_for: 'male' | null; shown_on: string[] },
) {
  const other = await server.member({ paid_user: true, credits: 10 });
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
  for (const invisible of [true, false])
    for (const looking_for of ['male', null] as const)
      for (const shown_on of [['elsewhere'], ['here', 'elsewhere']])
        for (const turned of ['not', 'liked', 'likes, held', 'wrote'] as const)
          for (const shownOn of [null, ['here']]) {
            const state = { invisible, looking_for, shown_on };
            const other = await addOther(viewer, turned, state);
            const relation = await selectRelation(db, other.id, {
              id: viewer.id,
              pool: 'velluto',
              shownOn,
            });
            const pair = { from: viewer.id, to: other.id, shownOn };
            const { refusal } = await selectMayWrite(db, pair, 0, ctx.clock.now());
            const shown = relation !== undefined && !relation.hidden;
            expect(refusal === null, JSON.stringify({ turned, shownOn, ...state })).toBe(shown);
            outcomes.add(shown);
          }
  expect(outcomes.size).toBe(2);
});
