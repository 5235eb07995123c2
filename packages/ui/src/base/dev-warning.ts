/** Each is said once: a list of a thousand would say it a thousand times. */
const said = new Set<string>();

/**
 * Tells developers in the console of data that cannot be right. Call it behind `process.env.NODE_ENV !== 'production'`, so
 * that it is in no page of a site.
 *
 * @param wrong what is wrong, with the values
 * @param why what people see of it
 * @param instead what to do
 */
export function warnInDevelopment(component: string, wrong: string, why: string, instead: string): void {
  const advice = `${component}: ${wrong}. ${why}. ${instead}.`;
  if (said.has(advice)) return;
  said.add(advice);
  console.warn(advice);
}

/** Tells developers of a balance below zero; null is one that is not known. Call it like `warnInDevelopment`. */
export function warnOfNegativeBalance(component: string, balance: number | null): void {
  if (balance === null || balance >= 0) return;
  const instead = 'Hand in that of the server, or nothing while it is unknown';
  warnInDevelopment(component, `the balance is ${balance}`, 'Nobody has less than none', instead);
}
