import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import regions from '../../../packages/server/src/areas/places/regions.json' with { type: 'json' };
import { end } from '../../support/at-end.ts';
import { demoCookie, median, percentile, startProduct } from '../product.ts';
import { startBare } from './bare.ts';
import { fillPlaces, PLACES, prepareFilling, withoutIndexes } from './filling.ts';
import { startOwnPostgres } from './own-postgres.ts';

/**
 * Measures the member search over HTTP with a million members and one client, by kind of search and depth of paging: the
 * time until the last byte, without the client's own decompression and parsing. In the same rounds a bare handler with
 * one indexed select is measured, which shows what any answer takes on this machine.
 */
const members = Number(process.argv[2] ?? 1_000_000);
const rounds = 5;
const searches = 200;
const { url: DATABASE_URL } = await startOwnPostgres();
const product = await startProduct(4393, { DATABASE_URL });
const cookie = await demoCookie(product.origin);

/** Inserts members, spread unevenly over countries and regions: at least a third of them live in Italy. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await prepareFilling(client);
  await fillPlaces(client);
  await withoutIndexes(client, ['member', 'member_search', 'photo'], async () => {
    await client.query(
      `insert into member (id, pool, site_id, name, name_key, origin, gender, sexuality, looking_for, date_of_birth,
        country, region, language, num_photos, created_at, last_active_at, shown_on)
      select id, 'velluto', 'velluto', 'Bo' || i, 'bo' || i, 'member',
        case when random() < 0.5 then 'female' else 'male' end, 'hetero', 'both',
        current_date - (6700 + random() * 14000)::int, p.country, p.region, 'it', 1,
        now() - random() * interval '400 days', now() - random() * interval '90 days', '{velluto}'
      from (select i, gen_random_uuid() as id from generate_series(1, $1::int) i order by id) person
        join place p on p.slot = (i * 17::bigint) % ${PLACES}`,
      [members],
    );
    await client.query(
      `insert into member_search (member_id, pool, gender, country, region, dob, rank_at, visible, shown_on, origin)
      select id, pool, gender, country, region, date_of_birth, date_trunc('hour', last_active_at), true, shown_on, origin
      from member where name_key ~ '^bo[0-9]+$'`,
    );
    await client.query('select member_tally_anew()');
    await client.query(
      `insert into photo (id, member_id, key, status, position, width, height, created_at)
      select gen_random_uuid(), id, md5(id::text), 'active', 0, 1280, 1600, created_at
      from member where name_key ~ '^bo[0-9]+$' and not exists (select from photo where member_id = member.id)`,
    );
  });
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

const agent = new Agent({ keepAlive: true });

/** An answer, and whether it is compressed: short ones are not. */
function get(url: string): Promise<{ body: Buffer; packed: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': 'br' };
    const call = request(url, { agent, headers }, answer => {
      const packed = answer.headers['content-encoding'] === 'br';
      buffer(answer).then(body => resolve({ body, packed }), reject);
    });
    call.on('error', reject).end();
  });
}

/** Milliseconds until the last byte of the answer, and its text. */
async function timed(url: string): Promise<{ time: number; text: string }> {
  const start = performance.now();
  const { body, packed } = await get(url);
  const time = performance.now() - start;
  return { time, text: (packed ? brotliDecompressSync(body) : body).toString() };
}

/** Time of one page of a search, and the number of its pages. */
async function search(query: Record<string, string | number>): Promise<{ time: number; pages: number }> {
  const url = `${product.origin}/api/members.php?${new URLSearchParams(query as Record<string, string>)}`;
  const { time, text } = await timed(url);
  const { results, pages } = JSON.parse(text);
  if (results.length === 0 && (query.page ?? 1) <= pages)
    throw new Error(`Page ${query.page ?? 1} of ${pages} of ${url} is empty.`);
  return { time, pages };
}

const pick = <Item>(list: readonly Item[], index: number): Item => list[(index * 13) % list.length] as Item;
const countries = ['IT', 'DE', 'FR', 'NL', 'GB'];
const regionIds = regions.IT.map(region => region.id);
/** A range of ages: from 18 to 50 on, five to fifteen years wide. */
const ages = (index: number) => {
  const min_age = 18 + ((index * 29) % 33);
  return { min_age, max_age: min_age + 5 + ((index * 7) % 11) };
};
const kinds: [string, (index: number) => Record<string, string | number>][] = [
  ['everyone', () => ({})],
  ['gender, country', n => ({ gender: pick(['female', 'male'], n), country: pick(countries, n) })],
  ['country, age', n => ({ country: pick(countries, n), ...ages(n) })],
  [
    'gender, country, region, age',
    n => ({
      gender: pick(['female', 'male'], n),
      country: 'IT',
      region: pick(regionIds, n),
      ...ages(n),
    }),
  ],
];

/** Times of the same call, made again and again. */
async function same(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < searches; n += 1) times.push((await timed(url)).time);
  return times;
}

/** Times of one kind in each round. */
const roundsOf = new Map<string, number[][]>();
const note = (kind: string, times: number[]) => roundsOf.set(kind, [...(roundsOf.get(kind) ?? []), times]);

async function searchesOf(query: (index: number) => Record<string, string | number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < searches; n += 1) times.push((await search(query(n))).time);
  return times;
}

await fill();
const bare = await startBare(4394, DATABASE_URL, product, cookie);
await same(bare);
// not counted: a server that has run for a while has optimised its code and filled its caches
for (const [, query] of kinds) await searchesOf(query);
for (let round = 0; round < rounds; round += 1) {
  note('a bare handler', await same(bare));
  note('no search: the own account', await same(`${product.origin}/api/user.php`));
  for (const [name, query] of kinds) note(`${name}, page 1`, await searchesOf(query));
  for (const [name, query] of kinds.slice(0, 2)) {
    const { time, pages } = await search(query(0));
    const times = [time];
    const last = Math.min(pages, 400);
    for (let page = 2; page <= last; page += 1) times.push((await search({ ...query(0), page })).time);
    // a small crowd has few pages: the last quarter of them are the deep ones
    const [near, deep] = [Math.ceil(last / 4), Math.ceil(last * 0.75)];
    if (last < 4) continue;
    note(`${name}, pages 2 to ${near} in turn`, times.slice(1, near));
    note(`${name}, pages ${deep + 1} to ${last} in turn`, times.slice(deep));
  }
}
console.log('| search | p50 ms: middle | p95 ms: middle (rounds) |\n|---|--:|---|');
for (const [name, times] of roundsOf) {
  const [p50, p95] = [0.5, 0.95].map(part => times.map(round => percentile(round, part)));
  const all = p95?.map(value => value.toFixed(1)).join(', ');
  console.log(`| ${name} | ${median(p50 ?? []).toFixed(1)} | ${median(p95 ?? []).toFixed(1)} (${all}) |`);
}
const direct: number[] = [];
for (let n = 0; n < 20; n += 1) {
  const { time, pages } = await search({ country: pick(countries, n), min_age: 18 + n, page: 100 });
  if (pages >= 100) direct.push(time);
}
if (direct.length > 0)
  console.log(
    `| country, age, page 100 opened directly | ${median(direct).toFixed(1)} | ${percentile(direct, 0.95).toFixed(1)} |`,
  );

await end();
