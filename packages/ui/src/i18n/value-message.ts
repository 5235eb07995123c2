import type { MessageDescriptor } from '@lingui/core';
import type { OpenList } from './copy.ts';

/**
 * Text of a value of a list, such as an interest. A value that the site has added has its text in the site's catalog, by the
 * id `vl.Interest.chess`; without one the value itself is shown.
 *
 * @param known texts of the package, by value
 */
export function valueMessage(
  known: Readonly<Record<string, MessageDescriptor>>,
  list: OpenList | `Attribute.${string}`,
  value: string,
): MessageDescriptor {
  const message = Object.hasOwn(known, value) ? known[value] : undefined;
  // compiled, so that Lingui takes no brace in it for a placeholder, and does not warn
  return message ?? { id: `vl.${list}.${value}`, message: [value] as unknown as string };
}
