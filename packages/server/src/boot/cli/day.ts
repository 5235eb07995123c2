import { OperatorError } from '../../infrastructure/config/operator-error.ts';

/** The beginning of a day in UTC, written as in `2026-01-31`; null for anything else. */
export function readDay(text: string): Date | null {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null;
}

/** A moment with its zone, written as in `2026-01-31T09:30+01:00` or `2026-01-31T08:30Z`; null for anything else. */
export function readMoment(text: string): Date | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const moment = new Date(text);
  return day && readDay(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/**
 * The day that an option names.
 *
 * @throws OperatorError for anything else
 */
export function dayOption(name: string, value = ''): Date {
  const day = readDay(value);
  if (!day) throw new OperatorError(`Say --${name}, as in 2026-01-31.`);
  return day;
}

/**
 * The period of `--from` and `--until`, its end not included.
 *
 * @throws OperatorError without two days in this order
 */
export function readPeriod(values: { from?: string; until?: string }): { from: Date; until: Date } {
  const period = { from: dayOption('from', values.from), until: dayOption('until', values.until) };
  if (period.until <= period.from) throw new OperatorError('--until must be later than --from.');
  return period;
}
