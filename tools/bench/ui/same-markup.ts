/** HTML without classes, which are everybody's own, and with the attributes of every element in order. */
const bare = (html: string): string[] =>
  [...html.matchAll(/<(\/?[\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g)].map(
    ([text, tag, attributes]) =>
      tag === undefined
        ? text
        : `<${[
            tag,
            ...[...(attributes ?? '').matchAll(/[\w:-]+(?:="[^"]*")?/g)]
              .map(([attribute]) => attribute)
              .filter(attribute => !attribute.startsWith('class='))
              .sort(),
          ].join(' ')}>`,
  );

/** The list of people alone: a dialog that is not open is nothing here and an empty element there. */
const listOf = (html: string): string => html.slice(html.indexOf('<ul'), html.indexOf('</ul>'));

/** Where two pages differ in elements, attributes or text of their lists; nothing when they are the same. */
export function differenceOf(floor: string, own: string): string | undefined {
  const [wanted, found] = [bare(listOf(floor)), bare(listOf(own))];
  const at = wanted.findIndex((part, index) => part !== found[index]);
  if (at === -1 && wanted.length === found.length) return undefined;
  return `the floor has ${wanted[at]}, we have ${found[at]}`;
}
