import { SESSION_DAYS } from '@velluto/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs } from '../../../test/signup.ts';
import { createSessionCache } from '../../infrastructure/sessions/session-cache.ts';
import { findSession, openSession } from './sessions.ts';

const server = await createTestServer();
const { ctx } = server;

/** Adds a member with a session that this process has read and cached. */
async function memberWithReadSession() {
  const member = await server.member();
  const token = await ctx.transaction(tx => openSession(ctx, tx, member.id, 'test'));
  const find = async () => (await findSession(ctx, 'velluto', token))?.member ?? null;
  const before = await find();
  return { member, token, find, before };
}

describe('a session this process has read', () => {
  it('is not read again while nothing changed', async () => {
    const { find, before } = await memberWithReadSession();
    expect(before).not.toBeNull();
    expect(await find()).toEqual(before);
  });

  const changes = {
    name: sql`update member set name = 'Other', name_key = 'other'`,
    language: sql`update member set language = 'pl'`,
    country: sql`update member set country = 'PL'`,
    siteId: sql`update member set site_id = 'nordlys'`,
    accountStatus: sql`update account set status = 'not_confirmed'`,
    paidUser: sql`update account set paid_user = not paid_user`,
  };
  it.each(Object.entries(changes))('shows a new %s that another process wrote', async (field, change) => {
    const { member, find, before } = await memberWithReadSession();
    const id = field === 'accountStatus' || field === 'paidUser' ? sql`member_id` : sql`id`;
    await sql`${change} where ${id} = ${member.id}`.execute(server.db);
    const after = await find();
    expect(after).not.toEqual(before);
    expect({ ...after, version: 0 }).toEqual({
      ...before,
      version: 0,
      [field]: after?.[field as keyof typeof changes],
    });
  });

  it('is checked in one query with others that are requested concurrently', async () => {
    const pair = [await memberWithReadSession(), await memberWithReadSession()];
    const queries: unknown[][] = [];
    const cache = createSessionCache((statement, values) => {
      queries.push(values);
      return ctx.run(statement, values);
    });
    const ids = pair.map(({ member }) => member.id);
    const versions = await cache.versions.loadMany([
      ...ids,
      ids[0] ?? '',
      '0198a1c2-0000-7000-8000-000000000000',
    ]);
    expect(versions).toEqual([pair[0]?.before?.version, pair[1]?.before?.version, versions[0], undefined]);
    expect(queries).toHaveLength(1);
  });

  it('is over as soon as another process ended it', async () => {
    const { member, find } = await memberWithReadSession();
    await server.db.deleteFrom('session').where('member_id', '=', member.id).execute();
    expect(await find()).toBeNull();
  });

  it('is over as soon as the member is deleted', async () => {
    const { member, find } = await memberWithReadSession();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', member.id).execute();
    expect(await find()).toBeNull();
  });

  it('is valid in its own pool only', async () => {
    const { token } = await memberWithReadSession();
    expect(await findSession(ctx, 'other', token)).toBeNull();
  });

  it('ends by the clock, and is prolonged by use', async () => {
    const { find } = await memberWithReadSession();
    const unused = await memberWithReadSession();
    server.clock.advance({ days: SESSION_DAYS - 1 });
    expect(await find()).not.toBeNull();
    server.clock.advance({ days: 2 });
    expect(await find()).not.toBeNull();
    expect(await unused.find()).toBeNull();
  });

  it('ends after a year, however often it was used', async () => {
    const { find } = await memberWithReadSession();
    for (let months = 0; months < 12; months += 1) {
      server.clock.advance({ days: SESSION_DAYS - 0.5 });
      expect(await find()).not.toBeNull();
    }
    server.clock.advance({ days: 10 });
    expect(await find()).not.toBeNull();
    server.clock.advance({ days: 1.1 });
    expect(await find()).toBeNull();
  });
});

describe('a caller with a session', () => {
  const password = 'una lunga passeggiata';
  const addMember = async (name: string) => {
    const password_hash = await ctx.passwords.hash(password);
    return server.member({ name, email: `${name}@example.com`, password_hash });
  };
  const sessions = async (id: string) =>
    (await server.db.selectFrom('session').select('token_hash').where('member_id', '=', id).execute()).length;

  it('ends it by logging in as another member, or again', async () => {
    const [anna, bea] = [await addMember('anna'), await addMember('bea')];
    const call = await server.client(anna);
    for (const login of ['bea', 'bea']) {
      expect((await call('POST', '/api/user.php', { login, password })).status).toBe(200);
      expect([await sessions(anna.id), await sessions(bea.id)]).toEqual([0, 1]);
    }
    expect((await call('GET', '/api/user.php')).body.user.id).toBe(bea.id);
  });

  it('keeps it when the log-in fails', async () => {
    const carla = await addMember('carla');
    const call = await server.client(carla);
    await call('POST', '/api/user.php', { login: 'carla', password: 'falsch geraten' });
    expect((await call('GET', '/api/user.php')).body.user.id).toBe(carla.id);
  });

  it('ends it by signing up', async () => {
    const dora = await addMember('dora');
    const call = await server.client(dora);
    expect(await signUpAs(call, { email: 'new@example.com', name: 'New' })).not.toBe(dora.id);
    expect(await sessions(dora.id)).toBe(0);
  });
});
