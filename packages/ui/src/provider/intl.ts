const kept = new Map<string, unknown>();

/** An `Intl` object, made once for all readers: they are slow to make, and a server draws many pages. */
export function keptIntl<Value>(key: string, make: () => Value): Value {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Value;
}
