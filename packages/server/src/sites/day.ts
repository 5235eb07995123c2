/** The calendar day at a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  // the Swedish way of writing a day is ISO 8601
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}
