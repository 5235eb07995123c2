import { readFileSync } from 'node:fs';

/** Hosts below `.example` are placeholders that the owners have to replace. */
const placeholder = /[/@.][\w-]+\.example(?=[/:>]|$)/;

/** An address of a `package.json` that leads nowhere. */
interface Placeholder {
  /** Its key, such as `bugs.url`. */
  key: string;
  address: string;
}

/** All such addresses in what was read of a `package.json`. */
export function placeholdersIn(value: unknown, key = ''): Placeholder[] {
  if (typeof value === 'string') return placeholder.test(value) ? [{ key, address: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placeholdersIn(inner, key === '' ? name : `${key}.${name}`),
  );
}

/**
 * Why packages cannot be published yet, by file and key; undefined when nothing is in the way.
 *
 * @param files paths of their `package.json`
 */
export function refusalToPublish(files: readonly string[]): string | undefined {
  const lines = files.flatMap(file =>
    placeholdersIn(JSON.parse(readFileSync(file, 'utf8'))).map(
      ({ key, address }) => `  ${file}: ${key} is ${address}`,
    ),
  );
  if (lines.length === 0) return undefined;
  return [
    'Nothing is published while these addresses are placeholders. Put those of the owners there:',
    ...lines,
  ].join('\n');
}
