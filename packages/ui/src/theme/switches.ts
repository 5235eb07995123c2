/**
 * Custom properties that hold nothing while a mode or a level of contrast is off, and are undefined while it is on:
 * `var(name, value)` is then the value. Unlike `light-dark()` it survives builds for older browsers, which rewrite that.
 */
export const switches = {
  light: '--vl-mode-light',
  dark: '--vl-mode-dark',
  normal: '--vl-contrast-normal',
  more: '--vl-contrast-more',
} as const;

const either = (first: string, second: string) => (one: string, other: string) =>
  one === other ? one : `var(${first}, ${one}) var(${second}, ${other})`;

/** A value that follows the mode. */
export const byMode: (light: string, dark: string) => string = either(switches.light, switches.dark);

/** A value that follows the level of contrast; both may be values that follow the mode. */
export const byContrast: (normal: string, more: string) => string = either(switches.normal, switches.more);

/** Whether a value follows mode or contrast, so that it has to be declared again wherever one of them changes. */
export const isSwitched = (value: string): boolean =>
  Object.values(switches).some(name => value.includes(name));

/** What a value of `byMode` or `byContrast` is while the named properties are on. */
export function resolveSwitches(value: string, on: readonly string[]): string {
  const found = /var\((--vl-(?:mode|contrast)-\w+),/.exec(value);
  if (!found) return value.trim();
  const [opening, name = ''] = found;
  const start = found.index + opening.length;
  let end = start;
  for (let depth = 1; depth > 0 && end < value.length; end += 1)
    depth += Number(value[end] === '(') - Number(value[end] === ')');
  const inner = on.includes(name) ? resolveSwitches(value.slice(start, end - 1), on) : '';
  return `${value.slice(0, found.index)}${inner}${resolveSwitches(value.slice(end), on)}`.trim();
}
