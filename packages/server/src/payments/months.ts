/** The same moment some months later, or earlier for a negative number; in a shorter month its last day. */
export function monthsLater(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}
