import { pathToFileURL } from 'node:url';
import { median } from '../product.ts';

/** Renders the grid of the module it is given, in a process of its own, and writes milliseconds and bytes as JSON. */
const { render }: { render: () => string } = await import(pathToFileURL(process.argv[2] ?? '').href);
let html = '';
const times: number[] = [];
for (let turn = 0; turn < 30; turn += 1) {
  const before = process.threadCpuUsage();
  html = render();
  const { user, system } = process.threadCpuUsage(before);
  // the first ones warm up
  if (turn >= 10) times.push((user + system) / 1000);
}
console.log(JSON.stringify({ server: median(times), html: Buffer.byteLength(html) / 1024 }));
