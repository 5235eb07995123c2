import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import type { Context } from './context.ts';
import { createEvents, domainEvent, on } from './events.ts';

const { ctx, db, ...server } = await createTestServer();

const renamed = domainEvent<{ id: string; name: string }>('member.renamed');
const other = domainEvent<{ id: string }>('member.other');

const nameOf = async (id: string) =>
  (await db.selectFrom('member').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

test('an event reaches its listeners one after the other, in the transaction of what happened', async () => {
  const { id } = await server.member({ name: 'Nina' });
  const seen: unknown[] = [];
  const events = createEvents<Context>(
    [
      on(renamed, async (_, tx, data) => {
        await tx.db.updateTable('member').set({ name: data.name }).where('id', '=', data.id).execute();
        seen.push('first');
      }),
      on(other, async () => void seen.push('other')),
      on(renamed, async (context, tx, data) => {
        const own = await tx.db.selectFrom('member').select('name').where('id', '=', id).executeTakeFirst();
        seen.push(context === ctx, own?.name, data.name, await nameOf(id));
      }),
    ],
    () => ctx,
  );
  await ctx.transaction(tx => events.emit(tx, renamed, { id, name: 'Olga' }));
  // outside of the transaction nothing is seen before its end
  expect(seen).toEqual(['first', true, 'Olga', 'Olga', 'Nina']);
  expect(await nameOf(id)).toBe('Olga');
});

test('a listener that fails undoes what happened, and what other listeners did', async () => {
  const { id } = await server.member({ name: 'Rosa' });
  const events = createEvents<Context>(
    [
      on(renamed, async (_, tx, { name }) =>
        tx.db.updateTable('member').set({ name }).where('id', '=', id).execute(),
      ),
      on(renamed, () => Promise.reject(new Error('no room'))),
    ],
    () => ctx,
  );
  const act = ctx.transaction(async tx => {
    await tx.db.updateTable('member').set({ city: 'Roma' }).where('id', '=', id).execute();
    await events.emit(tx, renamed, { id, name: 'Vera' });
  });
  await expect(act).rejects.toThrow('no room');
  const row = await db.selectFrom('member').select(['name', 'city']).where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ name: 'Rosa', city: 'Milano' });
});
