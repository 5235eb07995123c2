import type { ContractDocument } from './examples.ts';

/** Tag of an area: `data-rights` is "Data rights". */
export const tagOf = (area: string): string =>
  `${area.charAt(0).toUpperCase()}${area.slice(1).replaceAll('-', ' ')}`;

/**
 * A sentence for each operation whose tag is not the area of its file.
 *
 * @param files file in `api-spec/paths` of each path
 */
export function tagRules(document: ContractDocument, files: Map<string, string>): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) => {
    const file = files.get(path) ?? '';
    const tag = tagOf(file.split('/')[0] ?? '');
    return Object.values(operations)
      .filter(({ tags = [] }) => tags.join() !== tag)
      .map(({ operationId }) => `api-spec/paths/${file}.yaml ${operationId}: its tag is its area, ${tag}`);
  });
}
