import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { tarballLimit } from '../package/contents.ts';
import { testBrowser } from '../support/browser.ts';
import { runStep } from '../support/run-step.ts';
import { buildPage, buildServer, type LibraryName, libraries } from './ui/build.ts';
import type { Round } from './ui/goals.ts';
import { visit } from './ui/measure.ts';
import { servePages } from './ui/page-server.ts';
import { prepare } from './ui/prepare.ts';
import { missed, table } from './ui/report.ts';
import { differenceOf } from './ui/same-markup.ts';
import { sizesOf } from './ui/sizes.ts';

/**
 * Compares 1,000 member tiles in our components (in `PhotoGrid`, in a site's own grid, and there with nothing left out), in
 * plain React (`floor` with the same markup, `lean` with less) and in other libraries: one after the other in every round,
 * each in a fresh page, production builds. Times are CPU time of the page's main thread. A ratio is the median of the
 * rounds' ratios to the floor of the same round.
 */
const ours = ['velluto', 'own-grid', 'whole-grid'] as const;
const rounds = Number(process.argv[2] ?? 5);
const packed = await prepare();

const pages = new Map<string, string>();
const servers = new Map<LibraryName, string>();
const fixed: Round = new Map();
for (const name of libraries) {
  pages.set(name, await buildPage(name));
  servers.set(name, await buildServer(name));
  fixed.set(name, await sizesOf(name));
}

/** Time and HTML of server rendering by library; throws when the floor's markup differs from ours. */
async function renderHtml(): Promise<Map<LibraryName, { server: number; html: string }>> {
  const { code, output } = await runStep(
    process.execPath,
    [join(import.meta.dirname, 'ui', 'render-html.ts'), ...servers.values()],
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(output);
  const pages: { server: number; html: string }[] = JSON.parse(output);
  const rendered = new Map(
    [...servers.keys()].map((name, at) => [name, pages[at] ?? { server: 0, html: '' }]),
  );
  for (const own of ours) {
    const difference = differenceOf(rendered.get('floor')?.html ?? '', rendered.get(own)?.html ?? '');
    if (difference) throw new Error(`Not the same markup in ${own}: ${difference}`);
  }
  return rendered;
}

const { origin, stop } = await servePages(pages);
const browser = await chromium.launch(await testBrowser());
const measured: Round[] = [];
try {
  for (let turn = 0; turn < rounds; turn += 1) {
    const round: Round = new Map();
    const rendered = await renderHtml();
    // each round starts with another library, because the first one may be slower
    const order = libraries.map((_, at) => libraries[(at + turn) % libraries.length] ?? 'floor');
    for (const name of order) {
      const { heap, ...times } = await visit(browser, `${origin}/${name}/`);
      const { server, html = '' } = rendered.get(name) ?? {};
      round.set(name, { ...times, heap: heap / 1024 ** 2, server, html: Buffer.byteLength(html) / 1024 });
    }
    measured.push(round);
  }
} finally {
  await browser.close();
  stop();
}

const all = [fixed, ...measured];
console.log(table(all));
console.log(`\ntarball: ${(packed.bytes / 1024).toFixed(1)} of ${tarballLimit} kB; ${rounds} rounds\n`);
const failures = ours.flatMap(library => missed(all, library));
console.log(failures.length === 0 ? 'every goal is met' : `missed: ${failures.join('; ')}`);
