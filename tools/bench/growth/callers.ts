import type { Client } from 'pg';
import { mostPopular } from './fill-acts.ts';
import { chance } from './sql.ts';

/** Who calls: ordinary members, the busiest hundredth, and the one whom most write to. */
export const kindsOfCallers = ['typical', 'heavy', 'popular'] as const;
export type CallerKind = (typeof kindsOfCallers)[number];

/** A member who is logged in, and whom they deal with. */
export interface Caller {
  id: string;
  cookie: string;
  country: string;
  /** Gender that they look for. */
  sought: string;
  /** Members with whom they have a conversation, the latest first. */
  partners: string[];
  /** Members whom they do not like yet. */
  strangers: string[];
}

/** Callers of one kind; at each size as many as there are, up to 400. They get credits for what they send. */
export async function callersOf(client: Client, members: number, kind: CallerKind): Promise<Caller[]> {
  const popular = mostPopular(members);
  const who = kind === 'popular' ? `c.n = ${popular}` : `c.class = '${kind}' and c.n <> ${popular}`;
  const { rows } = await client.query<Omit<Caller, 'cookie'> & { n: number }>(
    `select c.n, c.id, c.country, c.sought, array(
        select other_id from conv_member where member_id = c.id and not hidden order by last_at desc limit 20) as partners,
      array(select o.id from generate_series(1, 80) k join crowd o on o.n = (c.n + 1 + k * 15838) % ${members}
        where not exists (select from likes where liker = c.id and liked = o.id)) as strangers
     from crowd c join member m on m.id = c.id
     where ${who} and m.last_active_at > now() - interval '29 days' and exists (select from conv_member where member_id = c.id)
     order by ${chance('c.n', 31)} limit 400`,
  );
  await client.query(
    `select book_credits(gen_random_uuid(), id, 'bonus', 'wallet', 10000, 'signup', 'growth:' || id, null, null, now())
     from unnest($1::uuid[]) as id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ n, ...caller }) => ({ ...caller, cookie: `velluto_session=growth-${n}` }));
}

/** Members whose profiles are looked at, popular ones more often. */
export async function lookedAt(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ viewed: string }>(
    `select viewed from profile_view where ${chance('hashtext(viewer::text || viewed::text)', 32)}
      < 4000.0 / (select greatest(count(*), 4000) from profile_view) limit 2000`,
  );
  return rows.map(({ viewed }) => viewed);
}

/** Makes callers come back after two hours: their sessions are read anew and their visit is noted. */
export async function sendAway(client: Client, callers: readonly Caller[]): Promise<void> {
  const ids = [callers.map(({ id }) => id)];
  const before = `now() - interval '2 hours'`;
  await client.query(`update member set last_active_at = ${before} where id = any($1::uuid[])`, ids);
  await client.query(`update member_search set rank_at = ${before} where member_id = any($1::uuid[])`, ids);
  await client.query('update user_state set version = version + 1 where member_id = any($1::uuid[])', ids);
}
