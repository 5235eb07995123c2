import type { Messages } from '@lingui/core';

type Message = Messages[string];

/** Turns a compiled message back into the text that translators write. */
export function icuText(message: Message): string {
  if (typeof message === 'string') return message;
  return message
    .map(part => {
      if (typeof part === 'string') return part;
      const [name, kind, cases] = part;
      if (kind === undefined || !cases) return `{${name}}`;
      const written = Object.entries(cases as Record<string, Message | number>).flatMap(([key, text]) =>
        typeof text === 'number' ? [] : [`${/^\d+$/.test(key) ? `=${key}` : key} {${icuText(text)}}`],
      );
      return `{${name}, ${kind}, ${written.join(' ')}}`;
    })
    .join('');
}
