import { demoCookie, median, startProduct } from '../product.ts';
import { openLighthouse, type Paint } from './lighthouse.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/**
 * Home, members, likes and a conversation under applied mobile throttling, beside the same HTML without scripts,
 * interleaved in one run: first and largest contentful paint, blocked time, layout shifts and bytes in all.
 */
const runs = Number(process.argv[2] ?? 5);
const product = await startProduct(4391);
const cookie = await demoCookie(product.origin);
const bare = await serveWithoutScripts(product.origin);
const lighthouse = await openLighthouse();

const { chats } = await fetch(`${product.origin}/api/chats.php`, { headers: { cookie } }).then(answer =>
  answer.json(),
);
const visitor = { 'accept-language': 'it' };
const member = { ...visitor, cookie };
const pages: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'home', path: '/', headers: visitor },
  { name: 'members', path: '/members', headers: member },
  { name: 'likes', path: '/likes', headers: member },
  { name: 'conversation', path: `/chats/${chats[0].conversation.id}`, headers: member },
];

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
line([
  'page',
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
line(['---', ...Array.from({ length: 9 }, () => '--:')]);
for (const { name, path, headers } of pages) {
  const full: Paint[] = [];
  const without: Paint[] = [];
  await lighthouse.measure(product.origin + path, headers); // makes the demo pictures once
  for (let run = 0; run < runs; run += 1) {
    full.push(await lighthouse.measure(product.origin + path, headers));
    without.push(await lighthouse.measure(bare.origin + path, headers));
  }
  const middle = (paints: Paint[], metric: keyof Paint) => median(paints.map(paint => paint[metric]));
  const beside = (['fcp', 'lcp'] as const).flatMap(metric => {
    const [own, other] = [middle(full, metric), middle(without, metric)];
    return [own.toFixed(0), other.toFixed(0), `${(own / other).toFixed(2)} ×`];
  });
  const worst = (metric: keyof Paint) => Math.max(...full.map(paint => paint[metric]));
  line([
    name,
    ...beside,
    worst('tbt').toFixed(0),
    worst('cls').toFixed(3),
    (middle(full, 'bytes') / 1024).toFixed(0),
  ]);
}
await lighthouse.close();
bare.stop();
await product.stop();
