import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { blocksBetween } from './blocks.ts';

const server = await createTestServer();

it('tells who blocks whom', async () => {
  const [anna, bea] = [await server.member(), await server.member()];
  await server.db
    .insertInto('block')
    .values({ blocker: anna.id, blocked: bea.id, created_at: server.clock.now() })
    .execute();
  expect(await blocksBetween(server.db, anna.id, bea.id)).toEqual({ iBlocked: true, blockedMe: false });
  expect(await blocksBetween(server.db, bea.id, anna.id)).toEqual({ iBlocked: false, blockedMe: true });
});
