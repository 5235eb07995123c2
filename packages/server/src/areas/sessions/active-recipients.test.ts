import { describe, expect, it } from 'vitest';
import type { MemberOverrides } from '../../../test/members.ts';
import { roundTrips } from '../../../test/round-trips.ts';
import { createTestServer } from '../../../test/server.ts';
import { confirmAccount } from '../accounts/activation.ts';
import { averageRecipients, countRecipient } from './active-recipients.ts';

/** A server on this day, with a function that makes a member call the API in later months. */
async function serverOn(day: string, demo = false) {
  const server = await createTestServer({ config: { demo } });
  const { clock, ctx } = server;
  const goTo = (moment: string) => clock.advance({ ms: Date.parse(moment) - clock.now().getTime() });
  goTo(day);
  return {
    ...server,
    goTo,
    average: (site = 'velluto') => averageRecipients(ctx, site),
    /** Adds a member who was active in the year before. */
    add: (overrides: MemberOverrides = {}) =>
      server.member({ last_active_at: new Date('2026-06-15T12:00:00Z'), ...overrides }),
    visit: async (member: { id: string }) => {
      const call = await server.client(member);
      expect((await call('GET', '/api/user.php')).status).toBe(200);
    },
  };
}

describe('the average of active members in the Union', () => {
  it('counts each member once a month, whoever is a private member of the Union with a confirmed account', async () => {
    const { add, average, database, goTo, visit } = await serverOn('2027-01-10T12:00:00Z');
    const anna = await add({ country: 'IT' });
    await visit(anna);
    await visit(await add({ country: 'PL' }));
    await visit(await add({ country: 'CH' }));
    await visit(await add({ country: 'GB' }));
    await visit(await add({ accountStatus: 'not_confirmed' }));
    await visit(await add({ origin: 'operator' }));
    await add({ country: 'IT' });
    goTo('2027-01-20T12:00:00Z');
    await visit(anna);
    expect(await average()).toBeUndefined();
    goTo('2027-02-01T00:00:00Z');
    expect(await average()).toEqual({ average: 2, months: 1, from: '2027-01-01', until: '2027-01-31' });
    expect(await average('nordlys')).toBeUndefined();
    expect(await roundTrips(database.pool, average)).toHaveLength(1);
  });

  it('counts once what happens at the same moment, in the last second of a month and the first of the next', async () => {
    const { add, average, clock, ctx, goTo } = await serverOn('2027-01-31T23:59:59Z');
    const { id } = await add();
    const before = new Date('2026-06-15T12:00:00Z');
    const count = () => countRecipient(ctx, ctx.db, id, before);
    await Promise.all([count(), count(), count()]);
    clock.advance({ seconds: 1 });
    await Promise.all([count(), count()]);
    goTo('2027-03-01T00:00:00Z');
    expect(await average()).toEqual({ average: 1, months: 2, from: '2027-01-01', until: '2027-02-28' });
  });

  it('keeps who moved out of the Union or deleted the account after that', async () => {
    const { add, average, db, goTo, visit } = await serverOn('2027-01-10T12:00:00Z');
    const [moved, gone] = [await add(), await add()];
    await visit(moved);
    await visit(gone);
    await db.updateTable('member').set({ country: 'CH' }).where('id', '=', moved.id).execute();
    await db.deleteFrom('member').where('id', '=', gone.id).execute();
    goTo('2027-02-01T00:00:00Z');
    expect(await average()).toMatchObject({ average: 2 });
  });

  it('counts who confirms the account in the month of the confirmation, and not once more', async () => {
    const { add, average, ctx, goTo, visit } = await serverOn('2027-01-31T12:00:00Z');
    const { id } = await add({ accountStatus: 'not_confirmed' });
    await visit({ id });
    goTo('2027-02-10T12:00:00Z');
    await visit({ id });
    const account = { id, email: `${id}@example.com`, signup_message: null, signup_member: null };
    await ctx.transaction(tx => confirmAccount(ctx, tx, ctx.sites.forHost(''), account));
    await visit({ id });
    goTo('2027-03-01T00:00:00Z');
    expect(await average()).toEqual({ average: 1, months: 1, from: '2027-02-01', until: '2027-02-28' });
  });

  it('is that of the last six whole months; one without anybody is zero', async () => {
    const { add, average, goTo, visit } = await serverOn('2026-12-10T12:00:00Z');
    const members = await Promise.all(Array.from({ length: 6 }, () => add()));
    for (const [month, active] of [
      ['2026-12', 5],
      ['2027-01', 6],
      ['2027-02', 3],
      ['2027-05', 2],
      ['2027-07', 6],
    ] as const) {
      goTo(`${month}-15T12:00:00Z`);
      for (const member of members.slice(0, active)) await visit(member);
    }
    expect(await average()).toEqual({ average: 2, months: 6, from: '2027-01-01', until: '2027-06-30' });
  });

  it('is none with demo members', async () => {
    const { add, average, goTo, visit } = await serverOn('2027-01-10T12:00:00Z', true);
    await visit(await add());
    goTo('2027-02-02T12:00:00Z');
    expect(await average()).toBeUndefined();
  });

  it('is public with the company, without log-in', async () => {
    const { add, client, goTo, visit } = await serverOn('2027-01-10T12:00:00Z');
    const call = await client();
    const told = async () => (await call('GET', '/api/companyinfo.php')).body.monthly_recipients;
    await visit(await add());
    expect(await told()).toBeUndefined();
    goTo('2027-02-02T12:00:00Z');
    expect(await told()).toEqual({ average: 1, months: 1, from: '2027-01-01', until: '2027-01-31' });
  });
});
