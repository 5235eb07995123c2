import { dirname } from 'node:path';

const server = 'packages/server/src/';

/** What an area offers names parts of all its folders, and nothing within the area imports it. */
const isOffer = (file: string) => /\/areas\/[^/]+\/(api|jobs|listeners|operator)\.ts$/.test(file);

/** Folder by folder: the folders that it imports, each with one import as an example. */
type Graph = Map<string, Map<string, string>>;

/** The shortest way from a folder back to itself, as folders; undefined when there is none. */
function circleFrom(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * A sentence for each circle of folders of the server that import each other, two or more of them.
 *
 * @param imports module and what it imports, as paths from the root
 */
export function folderCircles(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const graph: Graph = new Map();
  for (const [from, to] of imports) {
    const [a, b] = [dirname(from), dirname(to)];
    if (a === b || isOffer(from) || !from.startsWith(server) || !to.startsWith(server)) continue;
    graph.set(a, (graph.get(a) ?? new Map()).set(b, `${from} → ${to}`));
  }
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap(folder => {
    const circle = told.has(folder) ? undefined : circleFrom(graph, folder);
    if (!circle) return [];
    for (const member of circle) told.add(member);
    const examples = circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to));
    return [`${circle.join(' → ')} is a circle: move what both need below both (${examples.join('; ')})`];
  });
}
