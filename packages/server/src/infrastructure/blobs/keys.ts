const wellFormed = /^[\w-]+(\/[\w-][\w.-]*)*\/?$/;

/** The key itself; throws for one that could lead out of the storage. */
export function checkedKey(key: string): string {
  if (!wellFormed.test(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
}
