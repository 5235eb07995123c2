/** The beginning of a day in UTC, written as in `2026-01-31`; null for anything else. */
export function readDay(text: string): Date | null {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null;
}
