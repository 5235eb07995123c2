import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processPhoto } from '../../packages/server/src/areas/photos/process-photo.ts';
import { end } from '../support/at-end.ts';
import { root } from '../support/run-step.ts';
import { sizesOf } from './growth/disk.ts';
import { type CallFigures, type SizeFigures, writeMeasured } from './growth/measured.ts';
import { printSizes, printTimes } from './growth/report.ts';
import { bareTimes, type Found, roundOf } from './growth/rounds.ts';
import { type GrownSite, grow, memory } from './growth/site.ts';
import { median, percentile } from './product.ts';

/**
 * Measures the main calls among crowds of several sizes, each with messages, likes, credits and photos in the same proportions
 * (`growth/proportions.ts`): times, CPU, bytes on disk, memory. All sizes are measured by turns, so that their ratios are of one run.
 *
 * `node tools/bench/growth.ts [sizes …] [--write]`: sizes are multiples of 1,000, the smallest first; `--write` records the figures, from
 * which `growth-model.ts` computes. 1,000,000 members need 40 GB of disk and take longest to make.
 */
const given = process.argv.slice(2);
const chosen = given.filter(word => word !== '--write').map(Number);
const sizes = chosen.length > 0 ? chosen : [1_000, 10_000, 100_000];
if (sizes.some(size => !(size > 0 && size % 1_000 === 0))) throw new Error('Sizes are multiples of 1,000.');
const rounds = 5;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Bytes of the stored files of one photo: the mean of some portraits. */
async function photoBytes(): Promise<number> {
  const folder = join(root, 'packages/demo/pictures/portraits');
  const names = readdirSync(folder).slice(0, 24);
  const bytes: number[] = [];
  for (const name of names) {
    const { files } = await processPhoto(readFileSync(join(folder, name)));
    bytes.push([...files.values()].reduce((sum, file) => sum + file.length, 0));
  }
  return mean(bytes);
}

const sites: GrownSite[] = [];
for (const [index, size] of sizes.entries()) {
  sites.push(await grow(size, 4410 + 2 * index));
  console.log(`${size.toLocaleString('en')} members made in ${sites.at(-1)?.filledIn.toFixed(0)} s.`);
}
// not counted: a server that has run for a while has optimised its code and filled its caches
for (const site of sites) await roundOf(site, 0);
const found = sites.map(() => [] as Map<string, Found>[]);
const bare = sites.map(() => [] as number[][]);
for (let round = 1; round <= rounds; round += 1)
  for (const [index, site] of sites.entries()) {
    bare[index]?.push(await bareTimes(site));
    found[index]?.push(await roundOf(site, round));
  }

/** The figures of one call at a size; `first` are those of the smallest size. */
function figuresOf(key: string, all: Map<string, Found>[], first: Map<string, Found>[]): CallFigures {
  const [kind, name] = key.split(': ', 2) as [CallFigures['kind'], string];
  const of = (maps: Map<string, Found>[]) => maps.map(map => map.get(key) as Found);
  const p95 = (maps: Map<string, Found>[]) => of(maps).map(({ times }) => percentile(times, 0.95));
  const base = p95(first);
  return {
    kind,
    name,
    p50: median(of(all).map(({ times }) => percentile(times, 0.5))),
    p95: median(p95(all)),
    growth: median(p95(all).map((value, round) => value / (base[round] ?? Number.NaN))),
    server: mean(of(all).map(({ server }) => server)),
    database: mean(of(all).map(({ database }) => database)),
  };
}

const figures: SizeFigures[] = [];
for (const [index, site] of sites.entries()) {
  const { client, members, filledIn } = site;
  const all = found[index] ?? [];
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  figures.push({
    members,
    filledIn,
    bare: {
      p50: median((bare[index] ?? []).map(times => percentile(times, 0.5))),
      p95: median((bare[index] ?? []).map(times => percentile(times, 0.95))),
    },
    calls: [...(all[0]?.keys() ?? [])].map(key => figuresOf(key, all, found[0] ?? [])),
    tables: await sizesOf(client, members),
    database: Number(rows[0]?.bytes),
    memory: memory(site),
  });
}
const photo = await photoBytes();
printTimes(figures);
printSizes(figures);
console.log(`\nThe files of a photo: ${(photo / 1000).toFixed(0)} kB.`);
if (given.includes('--write'))
  writeMeasured({ day: new Date().toISOString().slice(0, 10), sizes: figures, photo });
await end();
