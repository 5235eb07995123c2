import { EU_COUNTRIES } from '@velluto/rules';
import { stringify } from 'csv-stringify/sync';

/** What a cell holds; null where a row does not apply or nothing is known. */
export type Cell = string | number | null;

/** Whom a row is for, as the first column of every part says it. */
export const APPLIES_TO = {
  all: 'All',
  hosting: 'Only for providers of hosting services, including online platforms',
  platforms: 'Only for providers of online platforms',
  largePlatforms: 'Only for VLOPs',
  large: 'Only for VLOPs and VLOSEs',
} as const;

/** Official languages of the Union, as the template orders its codes. */
export const UNION_LANGUAGES =
  'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');

/** The code of a country in the template, which is that of Eurostat. */
export const eurostatCode = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Member States by their code in the template. */
export const UNION_STATES: readonly string[] = [...EU_COUNTRIES].map(eurostatCode).toSorted();

/** Of which service a report is, and of which period (`2026-01-01/2026-12-31`). */
export interface Heading {
  service: string;
  period: string;
}

/** A part of the report as a file. */
export interface ReportFile {
  name: string;
  text: string;
}

/** A file as the template wants it: CSV by RFC 4180, without byte order mark. */
export const reportFile = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): ReportFile => ({ name, text: stringify([columns, ...rows], { record_delimiter: 'windows' }) });

/** The columns with which most parts begin. */
export const LEADING = ['Applicability', 'Service', 'Reporting period'] as const;

const hour = 3_600_000;

/** Hours between two moments. */
export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / hour;

/** The median of hours, to a tenth; null of none. */
export function medianOf(hours: readonly number[]): number | null {
  const sorted = hours.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}

/**
 * A number that is counted from what staff record. None is written as 0 only where they say that their records are complete: else nobody
 * knows that there was none.
 */
export const recordedNumber = (count: number, complete: boolean): Cell =>
  count > 0 || complete ? count : null;
