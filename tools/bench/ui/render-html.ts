import { pathToFileURL } from 'node:url';
import { median } from '../product.ts';

/**
 * Renders the grids of the modules it is given by turns, so that whatever else the machine does meets all of them, and
 * writes for each the middle of its renderings in milliseconds, and its HTML, as JSON. By the clock on the wall: kernels
 * count the processor's time in steps of up to 4 ms, and what comes in between is far from the middle.
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
    // nobody always comes after the same one
    const page = pages[(at + turn) % pages.length];
    const before = performance.now();
    page?.render();
    if (turn >= warm) page?.times.push(performance.now() - before);
  }
}
console.log(JSON.stringify(pages.map(({ html, times }) => ({ html, server: median(times) }))));
