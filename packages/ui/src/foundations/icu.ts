/** A message as Lingui compiles it: text, `["name"]`, or `["count", "plural", { one: … }]`. */
export type Compiled = string | readonly (string | readonly [string, string?, Record<string, Compiled>?])[];

/** A compiled message as translators write it. */
export function icuText(message: Compiled): string {
  if (typeof message === 'string') return message;
  return message
    .map(part => {
      if (typeof part === 'string') return part;
      const [name, kind, cases] = part;
      if (kind === undefined || cases === undefined) return `{${name}}`;
      const written = Object.entries(cases)
        .filter(([key]) => key !== 'offset')
        .map(([key, text]) => `${/^\d+$/.test(key) ? `=${key}` : key} {${icuText(text)}}`);
      return `{${name}, ${kind}, ${written.join(' ')}}`;
    })
    .join('');
}
