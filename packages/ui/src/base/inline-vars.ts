import type { CSSProperties } from 'react';

/** Values for variables made with `createVar()`, as an inline style. */
export function assignInlineVars(values: Record<string, string | undefined>): CSSProperties {
  const style: Record<string, string> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) style[name.startsWith('var(') ? name.slice(4, -1) : name] = value;
  }
  return style;
}
