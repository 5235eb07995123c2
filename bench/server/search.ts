import pg from 'pg';
import regions from '../../packages/server/src/geo/regions.json' with { type: 'json' };
import { demoCookie, startProduct } from '../product.ts';
import { startOwnPostgres } from './own-postgres.ts';

/** Member search over HTTP with a million members, one client: by kind of search and by depth of paging. */
const members = Number(process.argv[2] ?? 1_000_000);
const searches = 400;
const postgres = await startOwnPostgres();
const DATABASE_URL = postgres.url;
const product = await startProduct(4393, { DATABASE_URL });
const cookie = await demoCookie(product.origin);

/** People spread over countries and regions unevenly, as they are: the first country of the list has a third. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const places = Object.entries(regions).flatMap(([country, rows]) => rows.map(row => [country, row.id]));
  const italian = places.filter(([country]) => country === 'IT');
  await client.query('create temp table place (n serial, country text, region text)');
  const list = Array.from({ length: 3000 }, (_, index) =>
    index % 3 === 0 ? italian[index % italian.length] : places[(index * 7) % places.length],
  );
  await client.query(
    'insert into place (country, region) select * from unnest($1::text[], $2::text[]) as t(c, r)',
    [list.map(place => place?.[0]), list.map(place => place?.[1])],
  );
  await client.query(
    `insert into member (id, pool, site_id, name, name_key, origin, gender, sexuality, looking_for, date_of_birth,
        country, region, language, num_photos, created_at, last_active_at)
      select gen_random_uuid(), 'velluto', 'velluto', 'B' || i, 'b' || i, 'member',
        case when random() < 0.5 then 'female' else 'male' end, 'hetero', 'both',
        current_date - (6700 + random() * 14000)::int, p.country, p.region, 'it', 1,
        now() - random() * interval '400 days', now() - random() * interval '90 days'
      from generate_series(1, $1::int) i join place p on p.n = 1 + (i * 17) % 3000`,
    [members],
  );
  await client.query(
    `insert into member_search (member_id, pool, gender, country, region, dob, rank_at, visible)
      select id, pool, gender, country, region, date_of_birth, date_trunc('hour', last_active_at), true
      from member where name_key like 'b%' on conflict do nothing`,
  );
  await client.query(
    `insert into photo (id, member_id, key, status, position, width, height, created_at)
      select gen_random_uuid(), id, md5(id::text), 'active', 0, 1280, 1600, created_at
      from member where name_key like 'b%' and not exists (select from photo where member_id = member.id)`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

const milliseconds = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(1);

async function timed(query: Record<string, string | number>): Promise<number> {
  const address = `${product.origin}/api/members.php?${new URLSearchParams(query as Record<string, string>)}`;
  const start = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  const { results } = await answer.json();
  if (results.length === 0) throw new Error(`Nobody was found by ${address}.`);
  return performance.now() - start;
}

const pick = <One>(list: readonly One[], index: number): One => list[(index * 13) % list.length] as One;
const countries = ['IT', 'DE', 'FR', 'NL', 'GB'];
const regionIds = regions.IT.map(region => region.id);
const ages = [18, 25, 32, 40];
const kinds: [string, (index: number) => Record<string, string | number>][] = [
  ['everyone', () => ({})],
  ['gender, country', n => ({ gender: pick(['female', 'male'], n), country: pick(countries, n) })],
  [
    'country, age',
    n => ({ country: pick(countries, n), min_age: pick(ages, n), max_age: pick(ages, n) + 9 }),
  ],
  [
    'gender, country, region, age',
    n => ({
      gender: pick(['female', 'male'], n),
      ...{ country: 'IT', region: pick(regionIds, n), min_age: pick(ages, n), max_age: pick(ages, n) + 9 },
    }),
  ],
];

await fill();
console.log('| search | p50 ms | p95 ms |\n|---|--:|--:|');
const row = (name: string, times: number[]) =>
  console.log(`| ${name} | ${milliseconds(times, 0.5)} | ${milliseconds(times, 0.95)} |`);
for (const [name, query] of kinds) {
  for (let n = 0; n < 40; n += 1) await timed(query(n));
  const times: number[] = [];
  for (let n = 0; n < searches; n += 1) times.push(await timed(query(n)));
  row(`${name}, page 1`, times);
}
for (const [name, query] of kinds.slice(0, 2)) {
  const early: number[] = [];
  const late: number[] = [];
  for (let page = 1; page <= 400; page += 1) {
    const time = await timed({ ...query(0), page });
    if (page > 1 && page <= 100) early.push(time);
    if (page > 300) late.push(time);
  }
  row(`${name}, pages 2 to 100 in turn`, early);
  row(`${name}, pages 301 to 400 in turn`, late);
}
const straight: number[] = [];
for (let n = 0; n < 20; n += 1)
  straight.push(await timed({ country: pick(countries, n), min_age: 18 + n, page: 100 }));
row('country, age, page 100 opened straight away', straight);

await product.stop();
await postgres.stop();
