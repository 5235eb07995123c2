import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readMetrics } from './font-metrics.ts';
import { type FacePlan, faces, scripts } from './font-plan.ts';

// Layout features that the texts need; the others (small capitals, fractions, alternates) would double the file sizes.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];
const brands = join(import.meta.dirname, '../src/brands');
const resolve = createRequire(import.meta.url).resolve;
const sourceOf = (path: string) => resolve(`@fontsource-variable/${path}`);
const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** Writes the files of one face and returns their `@font-face` rules with those of its fallback fonts. */
async function makeFace({ brand, family, style, weight, source, axes, measured, fallbacks }: FacePlan) {
  const rules: string[] = [];
  for (const [script, { text, range }] of Object.entries(scripts)) {
    const input = await readFile(sourceOf(source.replace('SCRIPT', script)));
    const output = await subsetFont(input, text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
      noHinting: true,
    });
    const file = `${family.toLowerCase().replaceAll(' ', '-')}-${style}-${script}.woff2`;
    await writeFile(join(brands, brand, 'fonts', file), output);
    process.stdout.write(`${brand}/fonts/${file} ${(output.length / 1024).toFixed(1)} kB\n`);
    rules.push(
      `@font-face {\n  font-family: "${family}";\n  font-style: ${style};\n  font-weight: ${weight};\n  font-display: swap;\n  src: url("./fonts/${file}") format("woff2");\n  unicode-range: ${range};\n}`,
    );
  }
  const input = await readFile(sourceOf(source.replace('SCRIPT', 'latin')));
  const plain = await subsetFont(input, scripts.latin.text, {
    targetFormat: 'sfnt',
    variationAxes: measured,
  });
  const { ascent, descent, lineGap, width } = readMetrics(plain);
  for (const installed of fallbacks) {
    const adjust = width / installed.width;
    const locals = installed.local.map(name => `local("${name}")`).join(', ');
    rules.push(
      `@font-face {\n  font-family: "${family} on ${installed.name}";\n  font-style: ${style};\n  src: ${locals};\n  size-adjust: ${percent(adjust)};\n  ascent-override: ${percent(ascent / adjust)};\n  descent-override: ${percent(descent / adjust)};\n  line-gap-override: ${percent(lineGap / adjust)};\n}`,
    );
  }
  return rules;
}

for (const brand of ['velluto', 'nordlys'] as const) {
  await mkdir(join(brands, brand, 'fonts'), { recursive: true });
  const rules: string[] = [];
  for (const face of faces.filter(face => face.brand === brand)) {
    rules.push(...(await makeFace(face)));
    const pack = face.source.split('/')[0];
    const licence = join(sourceOf(`${pack}/package.json`), '../LICENSE');
    await copyFile(licence, join(brands, brand, 'fonts', `OFL-${pack}.txt`));
  }
  await writeFile(join(brands, brand, 'fonts.css'), `${rules.join('\n')}\n`);
}
