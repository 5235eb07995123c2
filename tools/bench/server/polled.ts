import autocannon from 'autocannon';
import { end } from '../../support/at-end.ts';
import { demoCookie, median, startProduct } from '../product.ts';
import { startBare } from './bare.ts';
import { startOwnPostgres } from './own-postgres.ts';

/**
 * Requests per second of the three polled calls, unchanged (304) and with a full answer, measured alternately with a bare
 * handler that does one indexed select on the same database.
 */
const rounds = Number(process.argv[2] ?? 5);
const seconds = 3;
const { url: DATABASE_URL } = await startOwnPostgres();

const product = await startProduct(4393, { DATABASE_URL });
const cookie = await demoCookie(product.origin);
const bare = await startBare(4394, DATABASE_URL, product, cookie);

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests } = await autocannon({ url, headers, connections: 16, duration: seconds });
  return requests.average;
}

const calls = ['user', 'chats', 'likes'].map(name => `${product.origin}/api/${name}.php`);
/** Current ETag of a call; it changes when somebody comes online, so it is read again before every measurement. */
const etagOf = async (url: string) => (await fetch(url, { headers: { cookie } })).headers.get('etag') ?? '';

const measured = calls.map(() => ({ bare: [] as number[], unchanged: [] as number[], full: [] as number[] }));
for (let round = 0; round < rounds; round += 1) {
  for (const [index, url] of calls.entries()) {
    const row = measured[index];
    row?.bare.push(await rate(bare, {}));
    row?.unchanged.push(await rate(url, { cookie, 'if-none-match': await etagOf(url) }));
    row?.full.push(await rate(url, { cookie }));
  }
}
console.log('| call | bare/s | 304/s | full/s | 304 ÷ bare | 304 ÷ full |\n|---|--:|--:|--:|--:|--:|');
for (const [index, url] of calls.entries()) {
  const row = measured[index];
  const [base, unchanged, full] = [row?.bare, row?.unchanged, row?.full].map(list => median(list ?? []));
  if (!base || !unchanged || !full) throw new Error('Nothing was measured.');
  const name = new URL(url).pathname.slice(5);
  const ratios = [`${(unchanged / base).toFixed(2)} ×`, `${(unchanged / full).toFixed(2)} ×`];
  console.log(
    `| ${[name, ...[base, unchanged, full].map(value => value.toFixed(0)), ...ratios].join(' | ')} |`,
  );
}
await end();
