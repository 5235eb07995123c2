/** Warnings given already: a list of a thousand items would repeat each a thousand times. */
const warned = new Set<string>();

/**
 * Warns developers in the console about impossible data. Call it behind `process.env.NODE_ENV !== 'production'`, so that
 * production builds leave it out.
 *
 * @param wrong what is wrong, with the values
 * @param why what users see because of it
 * @param instead what to do
 */
export function warnInDevelopment(component: string, wrong: string, why: string, instead: string): void {
  const advice = `${component}: ${wrong}. ${why}. ${instead}.`;
  if (warned.has(advice)) return;
  warned.add(advice);
  console.warn(advice);
}

/** Warns developers of a negative balance; null is an unknown one. Call it like `warnInDevelopment`. */
export function warnOfNegativeBalance(component: string, balance: number | null): void {
  if (balance === null || balance >= 0) return;
  const instead = 'Pass the balance of the server, or null while it is unknown';
  warnInDevelopment(component, `the balance is ${balance}`, 'A balance cannot be negative', instead);
}

/**
 * Warns developers who write JavaScript of values that the component does not know. Call it like `warnInDevelopment`.
 *
 * @param known by prop, the values that there are: the variants of the component's styles
 */
export function warnOfUnknown<Prop extends string>(
  component: string,
  props: Readonly<Record<Prop, string | number | undefined>>,
  known: Readonly<Record<NoInfer<Prop>, object>>,
): void {
  for (const prop in props) {
    const value = props[prop];
    if (value === undefined || value in known[prop]) continue;
    const instead = `Use one of ${Object.keys(known[prop]).join(', ')}`;
    warnInDevelopment(component, `${prop} is "${value}"`, 'It looks like no other', instead);
  }
}
