import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { memoryOf } from '../process.ts';
import { demoCookie, startProduct } from '../product.ts';

/** Memory of idle event streams; the goal is 100 MB for 8,000. */
const streams = Number(process.argv[2] ?? 8000);
const restMs = 15_000;
const product = await startProduct(4393);
const cookie = await demoCookie(product.origin);
const agent = new Agent();

const open = () =>
  new Promise<void>((resolve, reject) => {
    get(`${product.origin}/api/events.php`, { agent, headers: { cookie } }, response => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}.`));
      response.once('data', () => resolve());
    }).on('error', reject);
  });

// some streams and a rest first: what a first stream loads is not counted
await Promise.all(Array.from({ length: 100 }, open));
await setTimeout(restMs);
const before = memoryOf(product.pid);
for (let opened = 0; opened < streams; opened += 200) await Promise.all(Array.from({ length: 200 }, open));
await setTimeout(restMs);
const used = memoryOf(product.pid) - before;

console.log('| idle event streams | MB together | kB each |\n|--:|--:|--:|');
console.log(`| ${streams} | ${used.toFixed(0)} | ${((used * 1000) / streams).toFixed(1)} |`);
agent.destroy();
await product.stop();
