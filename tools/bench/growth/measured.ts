import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallerKind } from './callers.ts';
import type { TableSize } from './disk.ts';

/** What was measured of one call. */
export interface CallFigures {
  kind: CallerKind;
  name: string;
  /** Milliseconds: medians of the rounds. */
  p50: number;
  p95: number;
  /** Medians of the p95 of a round divided by that of the smallest size in the same round. */
  growth: number;
  /** Milliseconds of CPU of one call, on average. */
  server: number;
  database: number;
}

/** What was measured of one size. */
export interface SizeFigures {
  members: number;
  filledIn: number;
  /** Milliseconds of a handler that only reads one row. */
  bare: { p50: number; p95: number };
  calls: CallFigures[];
  tables: TableSize[];
  /** Bytes of the whole database. */
  database: number;
  /** MB at the end. */
  memory: { server: number; database: number };
}

/** The measurement that `docs/scale.md` is about. */
export interface Measured {
  /** Day of the measurement. */
  day: string;
  sizes: SizeFigures[];
  /** Bytes of the files of one photo, on average. */
  photo: number;
}

const file = join(import.meta.dirname, 'measured.json');

/** The recorded measurement. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8'));

/** Records a measurement; `tools/bench/growth-model.ts` computes from it. */
export const writeMeasured = (measured: Measured): void =>
  writeFileSync(
    file,
    `${JSON.stringify(measured, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2)}\n`,
  );
