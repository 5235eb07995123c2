import { kindsOfCallers } from './callers.ts';
import { mainCalls } from './calls.ts';
import type { CallFigures, SizeFigures } from './measured.ts';

const shown = (value: number): string => value.toLocaleString('en');

/** Prints a table of Markdown whose columns after the first are the sizes. */
function table(title: string, sizes: readonly SizeFigures[], rows: string[][], more: string[] = []): void {
  const heads = [title, ...sizes.map(({ members }) => shown(members)), ...more];
  console.log(`\n| ${heads.join(' | ')} |\n|---${'|--:'.repeat(heads.length - 1)}|`);
  for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
}

const ms = (value: number) => value.toFixed(1);

/** Prints the times, one table for each kind of caller. */
export function printTimes(sizes: readonly SizeFigures[]): void {
  const of = (kind: string, name: string) =>
    sizes.map(({ calls }) => calls.find(call => call.kind === kind && call.name === name) as CallFigures);
  for (const kind of kindsOfCallers) {
    const rows = mainCalls.map(({ name }) => {
      const all = of(kind, name);
      return [
        name,
        ...all.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`),
        `${all.at(-1)?.growth.toFixed(2)} ×`,
      ];
    });
    rows.push([
      'a handler that reads one row',
      ...sizes.map(({ bare }) => `${ms(bare.p50)} / ${ms(bare.p95)}`),
      '',
    ]);
    table(`${kind} members: p50 / p95, ms`, sizes, rows, ['p95, largest to smallest']);
  }
  const rows = mainCalls.flatMap(({ name }) =>
    (['typical', 'heavy'] as const).map(kind => [
      `${name}, ${kind}`,
      ...of(kind, name).map(({ server, database }) => `${server.toFixed(2)} + ${database.toFixed(2)}`),
    ]),
  );
  table('CPU of a call: server + database, ms', sizes, rows);
}

/** Prints what lies on disk and in memory. */
export function printSizes(sizes: readonly SizeFigures[]): void {
  const largest = sizes.at(-1);
  if (!largest) return;
  const named = largest.tables.slice(0, 14).map(({ name }) => name);
  const cell = ({ tables }: SizeFigures, name: string) => {
    const found = tables.find(one => one.name === name);
    return found ? `${found.table.toFixed(0)} + ${found.indexes.toFixed(0)}` : '–';
  };
  const rows = named.map(name => [name, ...sizes.map(size => cell(size, name))]);
  rows.push(['whole database', ...sizes.map(({ database, members }) => (database / members).toFixed(0))]);
  table('Bytes of a member on disk: table + indexes', sizes, rows);
  const indexes = largest.tables.flatMap(({ each }) => Object.entries(each)).sort(([, a], [, b]) => b - a);
  console.log(
    `\nThe largest indexes at ${shown(largest.members)}, bytes of a member: ${indexes
      .slice(0, 12)
      .map(([name, bytes]) => `${name} ${bytes.toFixed(0)}`)
      .join(', ')}.`,
  );
  table(
    'Rows of a member',
    sizes,
    named.map(name => [
      name,
      ...sizes.map(({ tables }) => tables.find(one => one.name === name)?.rows.toFixed(2) ?? '–'),
    ]),
  );
  table('Of the whole', sizes, [
    ['database on disk, GB', ...sizes.map(({ database }) => (database / 1e9).toFixed(2))],
    ['memory of the server, MB', ...sizes.map(({ memory }) => memory.server.toFixed(0))],
    ['memory of PostgreSQL, MB', ...sizes.map(({ memory }) => memory.database.toFixed(0))],
    ['made in, s', ...sizes.map(({ filledIn }) => filledIn.toFixed(0))],
  ]);
}
