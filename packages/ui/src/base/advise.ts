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
export function advise(component: string, wrong: string, why: string, instead: string): void {
  const advice = `${component}: ${wrong}. ${why}. ${instead}.`;
  if (said.has(advice)) return;
  said.add(advice);
  console.warn(advice);
}
