import { dirname } from 'node:path';

const server = 'packages/server/src/';

/** An area's `api.ts` names parts of all its folders, and nothing within the area imports it. */
const isApi = (file: string) => /\/areas\/[^/]+\/api\.ts$/.test(file);

/**
 * A sentence for each two folders of the server that import each other.
 *
 * @param imports module and what it imports, as paths from the root
 */
export function mutualFolders(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const examples = new Map<string, string>();
  for (const [from, to] of imports) {
    const [a, b] = [dirname(from), dirname(to)];
    if (a !== b && !isApi(from) && from.startsWith(server) && to.startsWith(server))
      examples.set(`${a} → ${b}`, `${from} → ${to}`);
  }
  return [...examples].flatMap(([pair, there]) => {
    const [a = '', b = ''] = pair.split(' → ');
    const back = examples.get(`${b} → ${a}`);
    if (!back || a > b) return [];
    return [`${a} and ${b} import each other: move what both need below both (${there}; ${back})`];
  });
}
