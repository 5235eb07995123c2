import { dayOf } from '@velluto/rules';

/** Who is so old today was born on this day or earlier. */
export function birthday(today: Date, age: number): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  // 29 February in a year without one became 1 March: whoever was born then is younger
  if (day.getUTCDate() !== today.getUTCDate()) day.setUTCDate(0);
  return dayOf(day.getTime());
}

/** Days of birth at most some years away from one, as a search filters by them. */
export function bornAround(dateOfBirth: string, years: number): { bornAfter: string; bornUntil: string } {
  const day = new Date(dateOfBirth);
  return { bornAfter: birthday(day, years), bornUntil: birthday(day, -years) };
}
