import { join } from 'node:path';
import type { RenderPage } from '../../../app/src/entry-server.tsx';
import { cpuOf } from '../process.ts';
import { demoCookie, median, startProduct } from '../product.ts';

/**
 * CPU of a page of 24 members, signed in. First what rendering it costs: from the answers of the API, which were taken
 * down once, to the HTML; the goal is 5 ms. Then, of the server's whole process, a view over HTTP: its calls with their
 * statements, rendering, packing and sending.
 */
const views = 200;
const rounds = 5;
/** Rounds before the first that counts: what members meet is a server that has compiled its hot code. */
const warmUps = 4;
const product = await startProduct(4393);
const cookie = await demoCookie(product.origin);
const address = `${product.origin}/members`;

function check(page: string): void {
  const tiles = page.match(/data-component="PersonTile"/g)?.length ?? 0;
  if (tiles < 24) throw new Error(`The page has ${tiles} tiles.`);
}

/** Answers of the API by address, as the product gives them to the demo member. */
function takeDown(): (request: Request) => Promise<Response> {
  const taken = new Map<string, { body: string; status: number; headers: Headers }>();
  return async ({ url }) => {
    let answer = taken.get(url);
    if (!answer) {
      const given = await fetch(url, { headers: { cookie } });
      answer = { body: await given.text(), status: given.status, headers: given.headers };
      taken.set(url, answer);
    }
    const { body, ...rest } = answer;
    return new Response(body, rest);
  };
}

/** Milliseconds of CPU for each of some views: the middle of the rounds. */
async function cpuEach(used: () => number, view: () => Promise<string>): Promise<string> {
  const measured: number[] = [];
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const before = used();
    for (let n = 0; n < views; n += 1) check(await view());
    if (round > 0) measured.push((used() - before) / views);
  }
  return `${median(measured).toFixed(1)} (${measured.map(value => value.toFixed(1)).join(', ')})`;
}

const built = join(import.meta.dirname, '../../../app/dist/server/entry-server.js');
const { render }: { render: RenderPage } = await import(built);
const api = takeDown();
const rendered = await cpuEach(
  () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  async () => {
    const page = await render(new Request(address, { headers: { cookie } }), { nonce: 'nonce', api });
    return page.text();
  },
);
const whole = (encoding: string) =>
  cpuEach(
    () => cpuOf(product.pid),
    async () => (await fetch(address, { headers: { cookie, 'accept-encoding': encoding } })).text(),
  );
console.log('| page of 24 members | CPU ms (rounds) | goal |\n|---|--:|--:|');
console.log(`| rendering | ${rendered} | 5 |`);
console.log(`| whole view, plain | ${await whole('identity')} | |`);
console.log(`| whole view, packed with brotli | ${await whole('br')} | |`);
await product.stop();
