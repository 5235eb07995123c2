import { join } from 'node:path';
import { atEnd, end, temporaryFolder } from '../support/at-end.ts';
import { root, runStep } from '../support/run-step.ts';
import { startProduct } from './product.ts';

/** Measures the seconds from a fresh clone to the first page: clone and install, build, first start, first page. */
const folder = await temporaryFolder();
const clone = join(folder, 'velluto');
const home = { HOME: join(folder, 'home'), CI: 'true' };

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  const result = await work();
  return [result, (performance.now() - start) / 1000];
}
async function must(command: string, args: string[], cwd: string): Promise<void> {
  const interruption = new AbortController();
  const step = runStep(command, args, { cwd, env: home, signal: interruption.signal });
  atEnd(() => {
    interruption.abort();
    return step;
  });
  const { code, output } = await step;
  if (code !== 0) throw new Error(output);
}

const [, install] = await timed(async () => {
  await must('git', ['clone', '--quiet', root, clone], folder);
  await must('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], clone);
});
const [, build] = await timed(() => must('node', ['tools/build/build.ts'], clone));
const product = await startProduct(4390, {}, clone);
const [, page] = await timed(() => fetch(`${product.origin}/`).then(response => response.text()));
await end();

console.log('| step | seconds |\n|---|--:|');
console.log(`| clone and install, nothing cached | ${install.toFixed(1)} |`);
console.log(`| build | ${build.toFixed(1)} |`);
console.log(
  `| first start: database, migrations, demo members | ${(product.readyAfter / 1000).toFixed(1)} |`,
);
console.log(`| first page | ${page.toFixed(2)} |`);
