import { setTimeout } from 'node:timers/promises';
import { end, temporaryFolder } from '../../support/at-end.ts';
import { memoryOf } from '../process.ts';
import { median, startProduct } from '../product.ts';

/** Measures the first start with demo data, later starts on the same data, and the idle memory of the Node process. */
const DATA_DIR = await temporaryFolder();
const restMs = 10_000;

const first = await startProduct(4390, { DATA_DIR });
await first.stop();
const later: number[] = [];
let memory = Number.NaN;
for (let time = 0; time < 5; time += 1) {
  const product = await startProduct(4390, { DATA_DIR });
  later.push(product.readyAfter);
  if (time === 4) {
    await setTimeout(restMs);
    memory = memoryOf(product.pid);
  }
  await product.stop();
}
await end();

console.log('| what | measured | goal |\n|---|--:|---|');
console.log(`| first start with demo data, s | ${(first.readyAfter / 1000).toFixed(1)} | < 10 |`);
console.log(`| later starts, s | ${(median(later) / 1000).toFixed(2)} | < 1 |`);
console.log(`| memory of Node at rest, MB | ${memory.toFixed(0)} | < 150 |`);
