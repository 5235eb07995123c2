/** Tags and texts of HTML, without the classes, which differ in every library, and with sorted attributes. */
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

/** The list of members only: a closed dialog is an empty element in one library and nothing in another. */
const listOf = (html: string): string => html.slice(html.indexOf('<ul'), html.indexOf('</ul>'));

/** First difference of two pages in the elements, attributes or texts of their lists; undefined when there is none. */
export function differenceOf(floor: string, own: string): string | undefined {
  const [floorParts, ownParts] = [bare(listOf(floor)), bare(listOf(own))];
  const at = floorParts.findIndex((part, index) => part !== ownParts[index]);
  if (at === -1 && floorParts.length === ownParts.length) return undefined;
  return `the floor has ${floorParts[at]}, we have ${ownParts[at]}`;
}
