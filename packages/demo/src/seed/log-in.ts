import { argon2Passwords, type Db, type Site, termsVersion } from '@velluto/server';
import type { DemoAccount } from '../accounts.ts';
import type { DemoMember } from '../members/members.ts';
import { insertConversations } from './conversations.ts';
import { insertCredits } from './credits.ts';
import { insertLikes } from './likes.ts';
import { insertPeople, type SeedTime } from './people.ts';
import type { Story } from './story.ts';

const MINUTE = 60_000;

/** A demo log-in and the members it has contact with. */
export interface LogIn {
  account: DemoAccount;
  story: Story;
  member: DemoMember;
  /** Demo members for its likes and conversations; those who answer messages come first. */
  partners: DemoMember[];
}

/** Inserts a demo log-in with its likes, conversations and purchases. */
export async function insertLogIn(db: Db, time: SeedTime, site: Site, logIn: LogIn): Promise<void> {
  const { account, story, partners } = logIn;
  const joined = new Date(time.now.getTime() - story.memberMinutes * MINUTE);
  const member = { ...logIn.member, memberDays: story.memberMinutes / 1440 };
  await insertPeople(db, time, [member], 'member');
  await db
    .insertInto('account')
    .values({
      member_id: member.id,
      pool: time.pool,
      email: account.email,
      email_key: account.email,
      password_hash: await argon2Passwords.hash(account.password),
      status: 'active',
      paid_user: account.premium,
      terms_version: new Date(termsVersion(site)),
      terms_accepted_at: joined,
      consent_sensitive_at: joined,
      consent_sharing_at: joined,
      signup_message: null,
      signup_member: null,
      confirmed_at: joined,
    })
    .execute();
  await insertLikes(db, time, member, story, partners);
  const sent = await insertConversations(db, time, site, member, story, partners);
  await insertCredits(db, time, site, { member, premium: account.premium, joined, sent });
}
