import { cpuOf } from '../process.ts';
import { demoCookie, median, startProduct } from '../product.ts';

/** CPU of the server process for one view of members, with its calls, rendering and packing; the goal is 5 ms. */
const views = 200;
const product = await startProduct(4393);
const cookie = await demoCookie(product.origin);

async function view(headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${product.origin}/members`, { headers: { cookie, ...headers } });
  const page = await answer.text();
  const tiles = page.match(/data-component="PersonTile"/g)?.length ?? 0;
  if (tiles < 24) throw new Error(`The page has ${tiles} tiles.`);
}

console.log('| page of 24 members | CPU ms |\n|---|--:|');
for (const [name, encoding] of [
  ['plain', 'identity'],
  ['packed with brotli', 'br'],
] as const) {
  for (let n = 0; n < views; n += 1) await view({ 'accept-encoding': encoding });
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = cpuOf(product.pid);
    for (let n = 0; n < views; n += 1) await view({ 'accept-encoding': encoding });
    rounds.push((cpuOf(product.pid) - before) / views);
  }
  console.log(`| ${name} | ${median(rounds).toFixed(1)} |`);
}
await product.stop();
