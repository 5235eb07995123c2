import type { Context } from '@velluto/server';
import { sql } from 'kysely';
import { demoAccounts } from '../accounts.ts';
import { DEMO_MEMBERS } from '../members/identity.ts';
import { type DemoMember, demoMembers } from '../members/members.ts';
import { insertLogIn } from './log-in.ts';
import { insertPeople } from './people.ts';
import { freeStory, premiumStory } from './story.ts';

/** Key of the advisory lock that lets only one process seed. */
const SEED_LOCK = 7_236_104;

/** Demo members of the same country who each match what the other looks for: those who answer first, then by age. */
function partnersOf(member: DemoMember, people: DemoMember[]): DemoMember[] {
  const wants = (seeker: DemoMember, candidate: DemoMember) =>
    seeker.lookingFor === 'both' || seeker.lookingFor === candidate.gender;
  const distance = (other: DemoMember) => Math.abs(other.age - member.age) + (other.responder ? 0 : 100);
  return people
    .filter(other => other.country === member.country && wants(member, other) && wants(other, member))
    .sort((a, b) => distance(a) - distance(b) || a.number - b.number);
}

/**
 * Adds demo members and the demo log-ins to a database without members, all or nothing; one with members is not changed.
 *
 * @returns true when members were added
 */
export async function seedDemo(ctx: Context): Promise<boolean> {
  return ctx.transaction(async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    const somebody = await db.selectFrom('member').select('id').limit(1).executeTakeFirst();
    if (somebody) return false;

    const site = ctx.sites.all.find(candidate => candidate.default) ?? ctx.sites.forHost('');
    const time = { pool: site.pool, siteId: site.id, now: ctx.clock.now(), uuid: () => ctx.ids.uuid() };
    const members = demoMembers();
    const people = members.slice(0, DEMO_MEMBERS);
    await insertPeople(db, time, people, 'system');
    for (const account of demoAccounts) {
      const member = members[account.number - 1];
      if (!member) throw new Error(`There is no demo member ${account.number} for ${account.email}`);
      const story = account.premium ? premiumStory : freeStory;
      await insertLogIn(db, time, site, { account, story, member, partners: partnersOf(member, people) });
    }
    return true;
  });
}
