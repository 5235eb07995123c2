import { INTERESTS } from '@velluto/rules';
import type { Client } from 'pg';
import { fillPlaces, PLACES, withoutIndexes } from '../server/filling.ts';
import { classes, proportions } from './proportions.ts';
import { byClass, chance, idAt } from './sql.ts';

/** Bytes of a row that the product fills with such text: a hash of a password, a browser's name, a placeholder of a photo. */
const passwordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'c2FsdHNhbHRzYWx0c2FsdA'}$${'aGFzaGVkcGFzc3dvcmQ'.repeat(2)}`;
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const thumbhash = 'HBgGDQJ3h4d/iIiHh4eIeHCIB4cI';
const aboutMe =
  'Mi piace camminare la sera, cucinare per gli amici e partire senza programma. Cerco qualcuno con cui ridere, parlare a lungo e scoprire posti nuovi.';

const each = <Key extends keyof (typeof classes)['heavy']>(key: Key) =>
  Object.fromEntries(Object.entries(classes).map(([name, kind]) => [name, kind[key]])) as Record<
    string,
    number | boolean
  >;

/** SQL: a value of each class, for the crowd's row `c`. */
export const ofClass = (
  key: 'conversations' | 'likes' | 'views' | 'swipes' | 'lastVisitDays' | 'premium',
): string => byClass('c.class', each(key));

/** SQL: the class of the pair of members number n ÷ 2, one of each gender. */
function classOf(): string {
  let below = 0;
  const cases = Object.entries(classes).map(([name, { share }]) => {
    below += share;
    return `when (n / 2) % 100 < ${below} then '${name}'`;
  });
  return `case ${cases.join(' ')} end`;
}

/** Numbers the members and says what they are; other tables are made from this one, which is temporary. */
async function gather(client: Client, members: number): Promise<void> {
  await fillPlaces(client);
  await client.query(
    `create temp table crowd as select n, ${idAt('joined')} as id, class, joined, p.country, p.region,
        case n % 2 when 0 then 'female' else 'male' end as gender, case n % 2 when 0 then 'male' else 'female' end as sought,
        floor(${chance('n', 1)} * ${proportions.mostPhotos + 1})::int as photos
      from (select n, ${classOf()} as class,
          now() - interval '${proportions.years} years' * (1 - n::float8 / ${members}) as joined
        from generate_series(0, ${members - 1}) n) as one
        join place p on p.slot = (one.n * 17::bigint) % ${PLACES}`,
  );
  await client.query('create unique index on crowd (n)');
  await client.query('analyze crowd');
}

/** Fills the tables that have a few rows for each member. */
export async function fillMembers(client: Client, members: number): Promise<void> {
  await gather(client, members);
  const tables =
    'member member_search account user_state member_interest photo session member_traffic advertising_consent outbox_mail';
  await withoutIndexes(client, tables.split(' '), async () => {
    await client.query(
      `insert into member (id, pool, site_id, name, name_key, origin, gender, sexuality, looking_for, date_of_birth, country,
          region, language, about_me, attributes, premium, num_photos, num_interests, created_at, last_active_at, shown_on,
          open_to_visitors)
        select id, 'velluto', 'velluto', 'Bo' || n, 'bo' || n, 'member', gender, 'hetero', sought,
          current_date - (6700 + ${chance('n', 2)} * 14000)::int, country, region, 'it', $1,
          '{"relationship_status":"single","body_type":"average","hair_colour":"brown","eye_colour":"brown","drinks":"rarely"}',
          ${ofClass('premium')}, photos, ${proportions.interests}, joined,
          greatest(joined, now() - ${chance('n', 3)} * ${ofClass('lastVisitDays')} * interval '1 day'), '{velluto}', n % 4 = 0
        from crowd c order by n`,
      [aboutMe],
    );
    await client.query(
      `insert into member_search (member_id, pool, gender, country, region, dob, rank_at, visible, shown_on, origin,
          looking_for, open_to_visitors)
        select id, pool, gender, country, region, date_of_birth, date_trunc('hour', last_active_at), true, shown_on, origin,
          looking_for, open_to_visitors from member`,
    );
    await client.query('select member_tally_anew()');
    await client.query(
      `insert into account (member_id, pool, email, email_key, password_hash, status, paid_user, terms_version,
          terms_accepted_at, consent_sensitive_at, confirmed_at)
        select id, 'velluto', 'bo' || n || '@example.com', 'bo' || n || '@example.com', $1, 'active', ${ofClass('premium')},
          now(), joined, joined, joined from crowd c order by n`,
      [passwordHash],
    );
    await client.query('insert into user_state (member_id) select id from crowd order by n');
    await client.query(
      `insert into member_interest (member_id, interest) select id, ($1::text[])[1 + (n * 7 + k * 5) % $2]
        from crowd cross join generate_series(1, ${proportions.interests}) k order by n`,
      [INTERESTS, INTERESTS.length],
    );
    await client.query(
      `insert into photo (id, member_id, key, status, position, width, height, thumbhash, created_at)
        select ${idAt('joined')}, id, md5(id::text || k), 'active', k, 1280, 1600, $1, joined
        from crowd cross join generate_series(0, photos - 1) k order by n`,
      [thumbhash],
    );
    // the token of the first device follows from the number, so that the measurement can log in
    await client.query(
      `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, user_agent)
        select sha256(convert_to('growth-' || n || repeat('+', k), 'utf8')), m.id, m.last_active_at, m.last_active_at,
          m.last_active_at + interval '30 days', $1
        from crowd c join member m on m.id = c.id
          cross join generate_series(0, (${chance('n', 4)} < ${proportions.secondDevice})::int) k
        where m.last_active_at > now() - interval '30 days'`,
      [userAgent],
    );
    await client.query(
      `insert into member_traffic (member_id, network, ref, sub1, sub2, sub3, visited_at)
        select id, 'network', 'campaign-' || n % 50, 'creative', '', '', joined from crowd
        where ${chance('n', 5)} < ${proportions.advertised}`,
    );
    await client.query(
      `insert into advertising_consent (id, member_id, kind, site_id, page, wording, language, email, given_at)
        select ${idAt('joined')}, id, 'weekly_updates', 'velluto', '/signup', 'signup-1', 'it', 'bo' || n || '@example.com', joined
        from crowd where ${chance('n', 6)} < ${proportions.consented}`,
    );
    await client.query(
      `insert into outbox_mail (id, site_id, kind, to_address, from_address, subject, html, text, dedupe_key, created_at, sent_at)
        select ${idAt('at')}, 'velluto', 'new_messages', 'bo' || n || '@example.com', 'Velluto <no-reply@velluto.example>',
          'Hai un nuovo messaggio', '', '', 'messages:' || id || ':' || k, at, at
        from (select *, now() - ${chance('n * 100 + k', 7)} * interval '90 days' as at
          from crowd cross join generate_series(1, ${proportions.mails}) k) as mail order by at`,
    );
  });
}
