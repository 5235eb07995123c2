import autocannon from 'autocannon';
import { end } from '../../support/at-end.ts';
import { root } from '../../support/run-step.ts';
import { cpuOf } from '../process.ts';
import { demoCookie, median, type Product, startProduct } from '../product.ts';

/**
 * Pictures of a list of members as a signed-in member's page loads them, and asked for again with their ETag: requests per second, and the
 * processor time that one costs the server.
 *
 * `node tools/bench/server/photos.ts [rounds] [checkout …]`: several checkouts run side by side and are loaded by turns; ratios are to the
 * first one, round by round.
 */
const [rounds = '5', ...given] = process.argv.slice(2);
const seconds = 3;

interface Side {
  product: Product;
  /** The pictures, each with the headers of a browser that does not have it, and of one that does. */
  full: autocannon.Request[];
  again: autocannon.Request[];
}

async function start(checkout: string, index: number): Promise<Side> {
  const product = await startProduct(4397 + index, { LOG_LEVEL: 'silent' }, checkout);
  const cookie = await demoCookie(product.origin);
  const list = await fetch(`${product.origin}/api/members.php?page=1`, { headers: { cookie } });
  const paths = new Set((await list.text()).match(/\/img\/[\w-]+\/[\w.-]+/g));
  if (paths.size === 0) throw new Error('The list has no pictures.');
  const [full, again]: [autocannon.Request[], autocannon.Request[]] = [[], []];
  for (const path of paths) {
    // the first call draws the picture of a demo member
    const answer = await fetch(product.origin + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    full.push({ path, headers: { cookie } });
    const etag = answer.headers.get('etag');
    if (etag) again.push({ path, headers: { cookie, 'if-none-match': etag } });
  }
  return { product, full, again };
}

/** Requests per second, and milliseconds of the server's processor time for each; null where there is nothing to ask for. */
async function measure({ product: { origin, pid } }: Side, requests: autocannon.Request[]) {
  if (requests.length === 0) return null;
  const before = cpuOf(pid);
  const result = await autocannon({ url: origin, requests, connections: 16, duration: seconds });
  const answers = result['2xx'] + result['3xx'];
  if (result.non2xx > result['3xx'] || answers === 0) throw new Error('Pictures were refused.');
  return { rate: answers / seconds, cpu: (cpuOf(pid) - before) / answers };
}

type Figures = NonNullable<Awaited<ReturnType<typeof measure>>>;
const checkouts = given.length > 0 ? given : [root];
const sides: Side[] = [];
for (const [index, checkout] of checkouts.entries()) sides.push(await start(checkout, index));
const kinds = ['full', 'again'] as const;
const found = kinds.map(() => sides.map((): (Figures | null)[] => []));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [row, kind] of kinds.entries()) {
    for (const [index, side] of sides.entries()) found[row]?.[index]?.push(await measure(side, side[kind]));
  }
}

const middle = (figures: (Figures | null)[], of: keyof Figures) =>
  median(figures.flatMap(figure => figure?.[of] ?? []));
const ratio = (figures: (Figures | null)[], first: (Figures | null)[]) =>
  median(figures.flatMap((figure, round) => (figure && first[round] ? figure.cpu / first[round].cpu : [])));
console.log('| pictures | checkout | per second | CPU ms each | to the first |\n|---|--:|--:|--:|--:|');
for (const [row, kind] of kinds.entries()) {
  for (const [index, figures] of (found[row] ?? []).entries()) {
    const cells = [middle(figures, 'rate').toFixed(0), middle(figures, 'cpu').toFixed(2)];
    console.log(
      `| ${[kind, index + 1, ...cells, `${ratio(figures, found[row]?.[0] ?? []).toFixed(2)} ×`].join(' | ')} |`,
    );
  }
}
await end();
