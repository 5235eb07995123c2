import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { PAGES_PER_MEMBER } from '../../../packages/server/src/infrastructure/sse/live.ts';
import { atEnd, end, temporaryFolder } from '../../support/at-end.ts';
import { collectGarbage, memoryOf } from '../process.ts';
import { signUp, startProduct } from '../product.ts';

/**
 * Measures the memory of idle event streams; the goal is 200 MB for 8,000 (decision 5). Garbage from opening them is
 * reported separately.
 */
const streams = Number(process.argv[2] ?? 8000);
const restMs = 15_000;
const DATA_DIR = await temporaryFolder();
let product = await startProduct(4393, { DATA_DIR });
const agent = new Agent();
atEnd(() => agent.destroy());

/** Cookies of as many members as the streams need, because each may have only ten (`PAGES_PER_MEMBER`). */
const cookies: string[] = [];
while (cookies.length * PAGES_PER_MEMBER < streams + 100) {
  const members = await Promise.all([0, 1, 2, 3].map(next => signUp(product.origin, cookies.length + next)));
  cookies.push(...members.map(({ cookie }) => cookie));
}
// hashing passwords takes memory that is released late, so the streams are measured in a new process
await product.stop();
product = await startProduct(4393, { DATA_DIR });
let opened = 0;

const open = () =>
  new Promise<void>((resolve, reject) => {
    const cookie = cookies[Math.floor(opened / PAGES_PER_MEMBER)] ?? '';
    opened += 1;
    get(`${product.origin}/api/events.php`, { agent, headers: { cookie } }, response => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}.`));
      response.once('data', () => resolve());
    }).on('error', reject);
  });

// not counted: the first streams load code, whose memory is not part of a stream
await Promise.all(Array.from({ length: 100 }, open));
await setTimeout(restMs);
const grown = memoryOf(product.pid);
await collectGarbage(product.pid);
const before = memoryOf(product.pid);
for (let more = 0; more < streams; more += 200) await Promise.all(Array.from({ length: 200 }, open));
await setTimeout(restMs);
const uncollected = memoryOf(product.pid) - grown;
await collectGarbage(product.pid);
const used = memoryOf(product.pid) - before;

console.log('| idle event streams | MB together | kB each | MB before a collection |\n|--:|--:|--:|--:|');
console.log(
  `| ${streams} | ${used.toFixed(0)} | ${((used * 1000) / streams).toFixed(1)} | ${uncollected.toFixed(0)} |`,
);
await end();
