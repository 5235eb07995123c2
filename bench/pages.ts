import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { testBrowser } from '../tools/browser.ts';
import { demoCookie, median, startProduct } from './product.ts';

/**
 * First and largest contentful paint of home and members under applied mobile throttling (1.6 Mbps, 150 ms, 4 × CPU),
 * beside the same HTML without scripts, interleaved in one run.
 */
const runs = Number(process.argv[2] ?? 5);
const debugPort = 9377;
const product = await startProduct(4391);
const cookie = await demoCookie(product.origin);

// the same pages with every script taken out; everything else is passed on
const stripped = createServer(async (request, response) => {
  const answer = await fetch(`${product.origin}${request.url}`, {
    headers: {
      cookie: request.headers.cookie ?? '',
      accept: request.headers.accept ?? '*/*',
      'accept-language': 'it',
    },
  });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
  };
  if (!type.includes('text/html')) return response.writeHead(answer.status, headers).end(body);
  const page = body
    .toString()
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*modulepreload[^>]*>/g, '');
  // packed like the product's own pages
  response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' });
  response.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
});
await new Promise<void>(resolve => stripped.listen(4392, resolve));

const browser = await testBrowser();
const instance = await chromium.launch({
  ...browser,
  args: [...browser.args, `--remote-debugging-port=${debugPort}`],
});

async function paint(url: string, headers: Record<string, string>): Promise<{ fcp: number; lcp: number }> {
  const result = await lighthouse(url, {
    port: debugPort,
    onlyAudits: ['first-contentful-paint', 'largest-contentful-paint'],
    throttlingMethod: 'devtools',
    extraHeaders: headers,
    logLevel: 'error',
  });
  const value = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
  return { fcp: value('first-contentful-paint'), lcp: value('largest-contentful-paint') };
}

const pages: { name: string; path: string; headers: Record<string, string> }[] = [
  { name: 'home', path: '/', headers: { 'accept-language': 'it' } },
  { name: 'members', path: '/members', headers: { cookie, 'accept-language': 'it' } },
];
console.log(
  `| page | FCP ms | without scripts | ratio | LCP ms | without scripts | ratio |\n|---|--:|--:|--:|--:|--:|--:|`,
);
for (const page of pages) {
  const full: { fcp: number; lcp: number }[] = [];
  const bare: { fcp: number; lcp: number }[] = [];
  await paint(product.origin + page.path, page.headers); // makes the demo pictures once
  for (let run = 0; run < runs; run += 1) {
    full.push(await paint(product.origin + page.path, page.headers));
    bare.push(await paint(`http://localhost:4392${page.path}`, page.headers));
  }
  const columns = (['fcp', 'lcp'] as const).flatMap(metric => {
    const [a, b] = [median(full.map(row => row[metric])), median(bare.map(row => row[metric]))];
    return [a.toFixed(0), b.toFixed(0), `${(a / b).toFixed(2)} ×`];
  });
  console.log(`| ${page.name} | ${columns.join(' | ')} |`);
}
await instance.close();
stripped.close();
await product.stop();
