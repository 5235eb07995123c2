import { end } from '../../support/at-end.ts';
import { demoCookie, median, startProduct } from '../product.ts';
import { openLighthouse, type Paint } from './lighthouse.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/**
 * Measures home, members, likes and a conversation under mobile throttling, alternating with the same HTML without
 * scripts: first and largest contentful paint, blocking time, layout shifts and total bytes.
 *
 * `node tools/bench/app/pages.ts [loads] [checkout …]`: several checkouts are measured alternately.
 */
const [runs = '5', ...checkouts] = process.argv.slice(2);
const lighthouse = await openLighthouse();

/** Starts a product and a server of its pages without scripts. */
async function start(checkout: string | undefined, port: number) {
  const product = await startProduct(port, {}, checkout);
  const cookie = await demoCookie(product.origin);
  const { chats } = await fetch(`${product.origin}/api/chats.php`, { headers: { cookie } }).then(answer =>
    answer.json(),
  );
  const visitor = { 'accept-language': 'it' };
  const member = { ...visitor, cookie };
  const pages: Record<string, { path: string; headers: Record<string, string> }> = {
    home: { path: '/', headers: visitor },
    members: { path: '/members', headers: member },
    likes: { path: '/likes', headers: member },
    conversation: { path: `/chats/${chats[0].conversation.id}`, headers: member },
  };
  return { ...product, bare: await serveWithoutScripts(product.origin), pages };
}

const products: Awaited<ReturnType<typeof start>>[] = [];
for (const [index, checkout] of (checkouts.length > 0 ? checkouts : [undefined]).entries())
  products.push(await start(checkout, 4391 + index));

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
line([
  'page',
  'product',
  'FCP ms',
  'without scripts',
  'ratio',
  'LCP ms',
  'without scripts',
  'ratio',
  'TBT ms',
  'CLS',
  'kB',
]);
line(['---', '---', ...Array.from({ length: 9 }, () => '--:')]);
for (const name of ['home', 'members', 'likes', 'conversation']) {
  const loads = products.map(({ origin, bare, pages }) => {
    const { path = '', headers = {} } = pages[name] ?? {};
    const load = (from: string) => lighthouse.measure(from + path, headers);
    return {
      origin,
      own: () => load(origin),
      other: () => load(bare),
      full: [] as Paint[],
      without: [] as Paint[],
    };
  });
  for (const { own } of loads) await own(); // not counted: draws the demo pictures, which are cached afterwards
  for (let run = 0; run < Number(runs); run += 1) {
    for (const { own, other, full, without } of loads) {
      full.push(await own());
      without.push(await other());
    }
  }
  const middle = (paints: Paint[], metric: keyof Paint) => median(paints.map(paint => paint[metric]));
  for (const { origin, full, without } of loads) {
    const beside = (['fcp', 'lcp'] as const).flatMap(metric => {
      const [own, other] = [middle(full, metric), middle(without, metric)];
      return [own.toFixed(0), other.toFixed(0), `${(own / other).toFixed(2)} ×`];
    });
    const worst = (metric: keyof Paint) => Math.max(...full.map(paint => paint[metric]));
    line([
      name,
      origin,
      ...beside,
      worst('tbt').toFixed(0),
      worst('cls').toFixed(3),
      (middle(full, 'bytes') / 1024).toFixed(0),
    ]);
  }
}
await end();
