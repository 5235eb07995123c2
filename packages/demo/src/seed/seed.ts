import type { Context } from '@velluto/server';
import { sql } from 'kysely';
import { demoAccounts } from '../accounts.ts';
import { DEMO_MEMBERS } from '../members/identity.ts';
import { type DemoMember, demoMembers } from '../members/members.ts';
import { insertLogIn } from './log-in.ts';
import { insertPeople } from './people.ts';
import { freeStory, premiumStory } from './story.ts';

/** Key of the lock under which only one process seeds. */
const SEED_LOCK = 7_236_104;

/** Demo members who could fall for somebody and the other way round, those who answer first, then by age. */
function partnersOf(member: DemoMember, people: DemoMember[]): DemoMember[] {
  const wants = (one: DemoMember, other: DemoMember) =>
    one.lookingFor === 'both' || one.lookingFor === other.gender;
  const distance = (other: DemoMember) => Math.abs(other.age - member.age) + (other.responder ? 0 : 100);
  return people
    .filter(other => other.country === member.country && wants(member, other) && wants(other, member))
    .sort((a, b) => distance(a) - distance(b) || a.number - b.number);
}

/**
 * Fills a database that holds no member yet with demo members and the demo log-ins, all or nothing; a filled one is
 * left alone.
 *
 * @returns true when members were added
 */
export async function seedDemo(ctx: Context): Promise<boolean> {
  return ctx.transaction(async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    const somebody = await db.selectFrom('member').select('id').limit(1).executeTakeFirst();
    if (somebody) return false;

    const site = ctx.sites.all.find(one => one.default) ?? ctx.sites.forHost('');
    const time = { pool: site.pool, siteId: site.id, now: ctx.clock.now(), uuid: () => ctx.ids.uuid() };
    const everybody = demoMembers();
    const people = everybody.slice(0, DEMO_MEMBERS);
    await insertPeople(db, time, people, 'system');
    for (const account of demoAccounts) {
      const member = everybody[account.number - 1];
      if (!member) throw new Error(`Nobody is behind ${account.email}`);
      const story = account.premium ? premiumStory : freeStory;
      await insertLogIn(db, time, site, { account, story, member, partners: partnersOf(member, people) });
    }
    return true;
  });
}
