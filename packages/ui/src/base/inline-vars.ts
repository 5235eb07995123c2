import type { CSSProperties } from 'react';

/** Values for variables made with `createVar()`, as an inline style. */
export function assignInlineVars(values: Record<string, string | undefined>): CSSProperties {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value]));
}
