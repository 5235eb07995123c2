import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { reportFiles } from '../src/areas/moderation/transparency/report.ts';
import type { createTestServer } from './server.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A row of a part, by the headings of its columns. */
export type Row = Record<string, string>;

/** The rows of a file of the report. */
export const rowsIn = (text: string): Row[] => parse(text, { columns: true });

/** Begins a period of its own; what is returned ends it when first called, and writes its report by the numbers of its parts. */
export function beginPeriod({ ctx, clock }: TestServer, siteId = 'velluto') {
  clock.advance({ hours: 48 });
  const from = clock.now();
  let until: Date | undefined;
  return async (complete = true) => {
    clock.advance({ hours: 1 });
    until ??= clock.now();
    const period = { from, until };
    const files = await reportFiles(ctx, ctx.sites.byId(siteId), period, { complete });
    return (part: number) => {
      const file = files[part - 1] ?? expect.fail(`no part ${part}`);
      expect(file.name).toMatch(new RegExp(`^${part}_`));
      return rowsIn(file.text);
    };
  };
}

/** The first row that has all of these cells. */
export const rowOf = (rows: Row[], ...cells: string[]): Row =>
  rows.find(row => cells.every(cell => Object.values(row).includes(cell))) ??
  expect.fail(`no row ${cells.join(', ')}`);
