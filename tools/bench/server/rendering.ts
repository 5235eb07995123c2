import { join } from 'node:path';
import type { RenderPage } from '../../../app/src/entry-server.tsx';
import { LANGUAGES } from '../../../packages/rules/src/locales.ts';
import { end } from '../../support/at-end.ts';
import { cpuOf } from '../process.ts';
import { demoCookie, median, startProduct } from '../product.ts';

/**
 * CPU time of a page of 24 members, logged in. First of rendering alone, from recorded answers of the API to the HTML; the
 * goal is 5 ms. Then of the whole server process for a view over HTTP: API calls with their SQL, rendering, compression
 * and sending.
 */
const views = 200;
const rounds = 5;
/** Rounds that are not counted: a server that has run for a while has optimised its code. */
const warmUps = 4;
const product = await startProduct(4393);
const cookie = await demoCookie(product.origin);
const address = `${product.origin}/members`;

function check(page: string): void {
  const tiles = page.match(/<article class="vl-PersonTile /g)?.length ?? 0;
  if (tiles < 24) throw new Error(`The page has ${tiles} tiles.`);
}

/** Records the product's answers to the demo member by address, and repeats them. */
function recordedApi(): (request: Request) => Promise<Response> {
  const recorded = new Map<string, { body: string; status: number; headers: Headers }>();
  return async ({ url }) => {
    let answer = recorded.get(url);
    if (!answer) {
      const response = await fetch(url, { headers: { cookie } });
      answer = { body: await response.text(), status: response.status, headers: response.headers };
      recorded.set(url, answer);
    }
    const { body, ...rest } = answer;
    return new Response(body, rest);
  };
}

/** Milliseconds of CPU per view: the median of the rounds, and all of them. */
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
const api = recordedApi();
const company = {
  name: 'Velluto Media',
  address: 'Keizersgracht 101',
  kvk: '87654321',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: [],
  vat_numbers: [],
  support_phone: null,
  delete_discount: null,
  added: '2026-03-01T00:00:00Z',
};
const published = { origin: product.origin, languages: LANGUAGES, listed: true, company, sharePicture: null };
const rendered = await cpuEach(
  () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  async () => {
    const context = { nonce: 'nonce', picturePrefix: '', published, api, turn: async () => {} };
    const page = await render(new Request(address, { headers: { cookie } }), context);
    return page.text();
  },
);
const fullResponse = (encoding: string) =>
  cpuEach(
    () => cpuOf(product.pid),
    async () => (await fetch(address, { headers: { cookie, 'accept-encoding': encoding } })).text(),
  );
console.log('| page of 24 members | CPU ms (rounds) | goal |\n|---|--:|--:|');
console.log(`| rendering | ${rendered} | 5 |`);
console.log(`| whole view, plain | ${await fullResponse('identity')} | |`);
console.log(`| whole view, packed with brotli | ${await fullResponse('br')} | |`);
await end();
