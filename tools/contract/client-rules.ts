import type { ContractDocument } from './examples.ts';

/**
 * Checks what the functions of the client are generated from: one that `x-client` describes takes a schema of the contract.
 * Returns a sentence for each violation.
 *
 * @param areas area of each path, the name of its file
 */
export function clientRules(document: ContractDocument, areas: Map<string, string>): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ operationId, 'x-client': functions = [] }) =>
      functions
        .filter(({ body }) => body && !document.components.schemas[body])
        .map(
          ({ name, body }) =>
            `api-spec/paths/${areas.get(path)}.yaml ${operationId} x-client ${name}: there is no schema ${body} in api-spec/schemas`,
        ),
    ),
  );
}
