import type { Client } from 'pg';
import { withoutIndexes } from '../server/filling.ts';
import { ofClass } from './fill-members.ts';
import { proportions } from './proportions.ts';
import { chance } from './sql.ts';

/** Has no factor in common with any size, so that it scatters the popular ones among all numbers. */
const SCATTER = 611_953;

/** SQL: the number of another member of the other gender, a popular one more often than others, for an act with a key. */
const towards = (members: number, key: string, seed: number): string =>
  `2 * ((floor(${members / 2} * power(${chance(key, seed)}, ${proportions.popularity}))::bigint * ${SCATTER} + 17) % ${members / 2}) + 1 - c.n % 2`;

/** The number of the most popular member of one gender. */
export const mostPopular = (members: number): number => 2 * (17 % (members / 2)) + 1;

/** SQL: from whom (`n`) to whom (`t`) acts go, each pair once; `k` counts the acts of a member. */
const pairs = (members: number, acts: string, seed: number): string =>
  `select distinct on (n, t) n, t, k from (
    select c.n, ${towards(members, 'c.n * 1000::bigint + k', seed)} as t, k
    from crowd c cross join generate_series(1, ${acts}) k) as act order by n, t`;

/** Fills the tables of what members do beside writing: likes, views, answers in the swipe game. */
export async function fillActs(client: Client, members: number): Promise<void> {
  await withoutIndexes(client, ['likes', 'profile_view', 'swipe'], async () => {
    const { likedBack, newLikes, years } = proportions;
    // a like that is returned is a row in each direction; both may have been given by chance
    await client.query(
      `insert into likes (liker, liked, id, origin, is_new, seen_at, shown_at, created_at)
        select a.id, b.id, uuidv7(), 'member', fresh, case when not fresh then at end, case when not fresh then at end, at
        from (
          select *, ${chance('n * 1000000007::bigint + t', 12)} < ${newLikes} as fresh,
            now() - ${chance('n * 1000000007::bigint + t', 13)} * interval '${years} years' as at
          from (
            with given as materialized (${pairs(members, ofClass('likes'), 11)})
            select n, t from given union
            select t, n from given where ${chance('n * 1000000007::bigint + t', 14)} < ${likedBack}) as one
        ) as likes join crowd a on a.n = likes.n join crowd b on b.n = likes.t order by at`,
    );
    await client.query(
      `insert into profile_view (viewer, viewed, origin, viewed_at)
        select a.id, b.id, 'member', now() - ${chance('act.n * 1000000007::bigint + act.t', 16)} * interval '30 days'
        from (${pairs(members, ofClass('views'), 15)}) as act join crowd a on a.n = act.n join crowd b on b.n = act.t order by 4`,
    );
    await client.query(
      `insert into swipe (member_id, profile_id, choice, undoable, swiped_at)
        select a.id, b.id, case when ${chance('act.n * 1000000007::bigint + act.t', 18)} < 0.4 then 'like' else 'pass' end, false,
          now() - ${chance('act.n * 1000000007::bigint + act.t', 19)} * interval '${years} years'
        from (${pairs(members, ofClass('swipes'), 17)}) as act join crowd a on a.n = act.n join crowd b on b.n = act.t order by 5`,
    );
  });
  await client.query(
    `update user_state set new_likes = news.count
      from (select liked, count(*)::int as count from likes where is_new group by liked) as news
      where member_id = liked`,
  );
}

/** SQL: who began a conversation with whom, each pair of members once. */
export const begun = (members: number): string =>
  `select distinct on (least(n, t), greatest(n, t)) n, t, k
    from (${pairs(members, `floor(${ofClass('conversations')} + ${chance('c.n', 20)})::int`, 21)}) as pair
    order by least(n, t), greatest(n, t)`;
