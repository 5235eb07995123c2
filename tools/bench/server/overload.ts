import autocannon from 'autocannon';
import { memoryOf } from '../process.ts';
import { demoCookie, startProduct } from '../product.ts';
import { startOwnPostgres } from './own-postgres.ts';

/**
 * Sends twice as many calls as the server can answer, after as many as it can: how long the answered ones wait, how many
 * are refused, and how much its memory grows. `pnpm bench server/overload <checkout>` measures another checkout.
 */
const seconds = 6;
const checkout = process.argv[2];
const postgres = await startOwnPostgres();
const product = await startProduct(4395, { DATABASE_URL: postgres.url }, checkout);
const url = `${product.origin}/api/user.php`;
const headers = { cookie: await demoCookie(product.origin) };

async function load(connections: number, overallRate?: number) {
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(overallRate && { overallRate }),
  });
  const { requests, latency, statusCodeStats } = result;
  const refused = statusCodeStats?.['503']?.count ?? 0;
  return { rate: requests.average, wait: latency.p97_5, refused: refused / (requests.total || 1) };
}

await load(8);
const before = memoryOf(product.pid);
const usual = await load(16);
const doubleRate = Math.round(usual.rate * 2);
const crowd = await load(500, doubleRate);
const after = memoryOf(product.pid);
const row = (name: string, { rate, wait, refused }: typeof usual) =>
  `| ${name} | ${rate.toFixed(0)} | ${wait} ms | ${(refused * 100).toFixed(0)} % |`;
console.log('| callers | answers/s | 97.5 % within | refused |\n|---|--:|--:|--:|');
console.log(row('16, as fast as they can', usual));
console.log(row(`500, ${doubleRate}/s in all`, crowd));
console.log(`\nWait of the crowd ÷ usual: ${(crowd.wait / usual.wait).toFixed(1)} ×`);
console.log(
  `Memory after ÷ before: ${(after / before).toFixed(2)} × (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
);
await product.stop();
await postgres.stop();
