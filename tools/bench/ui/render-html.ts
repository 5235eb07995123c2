import { pathToFileURL } from 'node:url';
import { median } from '../product.ts';

/**
 * Renders the grids of the given modules alternately, so that other work of the machine affects all of them alike, and
 * writes for each the median time in milliseconds and its HTML, as JSON. Elapsed time is measured, because kernels count
 * CPU time in steps of up to 4 ms; the median is not affected by the few renderings that were interrupted.
 */
const pages = await Promise.all(
  process.argv.slice(2).map(async file => {
    const { render }: { render: () => string } = await import(pathToFileURL(file).href);
    return { render, html: render(), times: [] as number[] };
  }),
);

const [warm, measured] = [15, 45];
for (let turn = 0; turn < warm + measured; turn += 1) {
  for (let at = 0; at < pages.length; at += 1) {
    // each turn starts with another module, because the first one may be slower
    const page = pages[(at + turn) % pages.length];
    const before = performance.now();
    page?.render();
    if (turn >= warm) page?.times.push(performance.now() - before);
  }
}
console.log(JSON.stringify(pages.map(({ html, times }) => ({ html, server: median(times) }))));
