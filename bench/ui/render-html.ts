import { pathToFileURL } from 'node:url';

/** Renders the grid of the module it is given, in a process of its own, and writes milliseconds and bytes as JSON. */
const { render }: { render: () => string } = await import(pathToFileURL(process.argv[2] ?? '').href);

const html = render();
/** Renderings that warm up, and those that are measured: together, because some kernels count in steps of 4 ms. */
const [warm, measured] = [20, 60];
for (let turn = 0; turn < warm; turn += 1) render();
const before = process.threadCpuUsage();
for (let turn = 0; turn < measured; turn += 1) render();
const { user, system } = process.threadCpuUsage(before);
console.log(
  JSON.stringify({ server: (user + system) / 1000 / measured, html: Buffer.byteLength(html) / 1024 }),
);
