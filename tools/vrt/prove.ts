import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReportedFinding } from '../../.storybook/report.ts';
import { compileCatalogs } from '../build/app.ts';
import { root, runStep } from '../support/run-step.ts';
import { copyTreeForStorybook, refresh } from '../support/storybook-copy.ts';
import { drawSheets } from './run.ts';

/** A small fault, the sheet that shows it, and the appearances in which it must be noticed: in exactly these. */
interface Fault {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Command that has to run so that the changed source has an effect. */
  build?: [command: string, ...args: string[]];
  component: string;
  sheet: string;
  appearances: string[];
  /** The fault also shows on a sheet without the component, because the sheets themselves are laid out by it. */
  everywhere?: true;
}

const rest = [
  'velluto-light',
  'velluto-dark',
  'velluto-dark-tablet-german',
  'nordlys-light',
  'nordlys-light-phone-rtl',
  'nordlys-dark',
];
const rings = ['velluto-light-focus', 'velluto-light-forced'];
const brand = 'packages/ui/src/brands/velluto/brand.css';
const button = 'packages/ui/src/base/Button/Button.css.ts';

const faults: Fault[] = [
  {
    name: 'a colour, one channel by 1 of 255',
    file: brand,
    from: '--vl-action-primary-bg-rest: var(--vl-mode-light, #c8371f)',
    to: '--vl-action-primary-bg-rest: var(--vl-mode-light, #c8381f)',
    component: 'base/Button',
    sheet: 'base-button--states',
    appearances: ['velluto-light', 'velluto-light-focus'],
  },
  {
    name: 'a colour, by one step of its ramp',
    file: brand,
    from: '--vl-border-hairline: var(--vl-contrast-normal, var(--vl-mode-light, #dfd8d6)',
    to: '--vl-border-hairline: var(--vl-contrast-normal, var(--vl-mode-light, #d2c9c8)',
    component: 'patterns/Card',
    sheet: 'patterns-card--states',
    appearances: ['velluto-light'],
  },
  {
    name: 'a padding, by 1 px',
    file: button,
    from: 'paddingInline: vars.space[5]',
    to: `paddingInline: \`calc(\${vars.space[5]} + 1px)\``,
    component: 'base/Button',
    sheet: 'base-button--states',
    appearances: [...rest, ...rings],
  },
  {
    name: 'a glyph missing in the fonts: €',
    file: 'packages/ui/scripts/font-plan.ts',
    from: '›€™',
    to: '›™',
    build: ['node', 'packages/ui/scripts/subset-fonts.ts'],
    component: 'patterns/Price',
    sheet: 'patterns-price--states',
    appearances: [...rest, 'velluto-light-forced'],
  },
  {
    name: 'a focus ring removed',
    file: button,
    from: "'&:focus-visible': focusRing",
    to: "'&:focus-visible': { outline: 'none' }",
    component: 'base/Button',
    sheet: 'base-button--states',
    // the sheet itself has a row of focused buttons
    appearances: [...rest, ...rings],
  },
  {
    name: 'buttons turned in windows of a tablet',
    file: button,
    from: "    '@media': {\n      [media.motion]",
    to: "    '@media': {\n      '(768px <= width < 992px)': { rotate: '1deg' },\n      [media.motion]",
    component: 'base/Button',
    sheet: 'base-button--states',
    appearances: ['velluto-dark-tablet-german'],
  },
  {
    name: 'distances of the compact density halved',
    file: 'packages/ui/src/theme/density.ts',
    from: 'compact: { unit: 3.5',
    to: 'compact: { unit: 1.75',
    component: 'base/Button',
    sheet: 'base-button--states',
    appearances: ['nordlys-light-phone-rtl'],
    everywhere: true,
  },
  {
    name: 'tickets upside down from right to left',
    file: 'packages/ui/src/product/payments/Ticket/Ticket.css.ts',
    from: "  gridTemplateRows: 'subgrid',",
    to: "  gridTemplateRows: 'subgrid',\n  selectors: { '&:dir(rtl)': { rotate: '180deg' } },",
    component: 'product/payments/CreditsPackageList',
    sheet: 'product-payments-creditspackagelist--states',
    appearances: ['nordlys-light-phone-rtl'],
  },
  {
    name: 'a German text of 38 letters',
    file: 'packages/ui/src/i18n/catalogs/de.po',
    from: 'msgstr "Nicht mehr blockiert"',
    to: 'msgstr "Grundstücksverkehrsgenehmigungszustand"',
    build: ['lingui', 'compile', '--typescript'],
    component: 'product/profiles/BlockedRow',
    sheet: 'product-profiles-blockedrow--states',
    appearances: ['velluto-dark-tablet-german'],
  },
];

/** A component without a fault, drawn each time: it must be reported only where the fault is everywhere. */
const bystander = 'base/Heading';
const bystanderSheet = 'base-heading--states';
const pathOf = (component: string) => `packages/ui/src/${component}/`;

const folder = await copyTreeForStorybook('with-faults');
const before = join(folder, 'before');

/** Draws sheets in the copy; with the pictures of before they are compared with these. */
async function draw(components: string[], env: Record<string, string>): Promise<ReportedFinding[]> {
  const { code, output } = await drawSheets(components.map(pathOf), { cwd: folder, env });
  const report = join(folder, '.storybook', 'report', 'report.json');
  const findings: ReportedFinding[] = JSON.parse(await readFile(report, 'utf8').catch(() => '[]'));
  if (code !== 0 && findings.length === 0) throw new Error(`The sheets could not be drawn.\n${output}`);
  return findings;
}

/** Runs a command in the copy. */
async function build([command, ...args]: [command: string, ...args: string[]]): Promise<void> {
  const { code, output } = await runStep(command, args, { cwd: folder });
  if (code !== 0) throw new Error(output);
}

/** Adds a fault to the copy, draws the sheets, and removes it; returns the row of the table and whether it was noticed. */
async function prove(fault: Fault): Promise<{ row: string; caught: boolean }> {
  const path = join(folder, fault.file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(fault.from)) throw new Error(`${fault.file} no longer has ${fault.from}`);
  await writeFile(path, text.replaceAll(fault.from, fault.to));
  if (fault.build) await build(fault.build);
  const findings = await draw([fault.component, bystander], { VRT_BEFORE: before });
  await refresh(folder, 'packages/ui/');
  if (fault.build) await build(fault.build);
  const seen = findings.map(({ story, appearance }) => `${story} ${appearance}`).sort();
  const sheets = fault.everywhere ? [fault.sheet, bystanderSheet] : [fault.sheet];
  const expected = sheets.flatMap(sheet => fault.appearances.map(face => `${sheet} ${face}`)).sort();
  const caught = seen.join() === expected.join();
  if (!caught)
    console.error(`${fault.name}: expected\n  ${expected.join('\n  ')}\nsaw\n  ${seen.join('\n  ')}`);
  const pixels = findings.map(finding => finding.pixels ?? 0).sort((a, b) => a - b);
  const range = [pixels.at(0) ?? 0, pixels.at(-1) ?? 0].map(count => count.toLocaleString('en-GB'));
  const changed = range[0] === range[1] ? range[0] : range.join(' to ');
  const row = `| ${fault.name} | \`${fault.file.replace('packages/ui/', '')}\` | ${fault.component} | ${findings.length} of ${expected.length} appearances | ${changed} | ${caught ? 'caught' : 'MISSED'} |`;
  return { row, caught };
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
try {
  await compileCatalogs();
  const components = [...new Set([bystander, ...faults.map(fault => fault.component)])];
  const differing = await draw(components, { VRT_REDRAW: before });
  if (differing.length > 0) throw new Error('The sheets differ before a fault is added: run `pnpm vrt`.');
  const rows = [
    '| fault | in | sheet | seen in | pixels in an appearance | |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const fault of faults) {
    const { row, caught } = await prove(fault);
    rows.push(row);
    if (!caught) process.exitCode = 1;
  }
  console.log(rows.join('\n'));
  if (values.write && !process.exitCode) {
    const page = join(root, 'docs', 'visual-regression.md');
    const text = await readFile(page, 'utf8');
    const proof = `<!-- proof -->\n\n${rows.join('\n')}\n\n<!-- /proof -->`;
    await writeFile(page, text.replace(/<!-- proof -->[\s\S]*<!-- \/proof -->/, proof));
    await runStep('biome', ['format', '--write', page]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
