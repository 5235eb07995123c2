import { retryClassOf } from './calls.ts';
import type { ContractDocument } from './examples.ts';

/** How an operation gets another class than the one it says. */
const reasons = {
  always: 'the client repeats every GET',
  'with-key': 'the client repeats what has an Idempotency-Key',
  never: 'only a GET, or a call with an Idempotency-Key (parameters.yaml), is repeated',
};

/**
 * Checks what the client is generated from: every operation says in `x-retry` whether the client may repeat it, and says what
 * is so; a function that `x-client` describes takes a schema of the contract. Returns a sentence for each breach.
 *
 * @param areas area of each path, the name of its file
 */
export function clientRules(document: ContractDocument, areas: Map<string, string>): string[] {
  const breaches: string[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const at = `api-spec/paths/${areas.get(path)}.yaml ${operation.operationId}`;
      const retry = operation['x-retry'];
      const actual = retryClassOf(document, method, operation);
      if (retry === undefined)
        breaches.push(`${at} has no x-retry: write always, with-key or never (docs/contract.md)`);
      else if (retry !== actual)
        breaches.push(`${at} says x-retry: ${retry}, but it is ${actual}: ${reasons[actual]}`);
      for (const { name, body } of operation['x-client'] ?? []) {
        if (body && !document.components.schemas[body]) {
          breaches.push(`${at} x-client ${name}: there is no schema ${body} in api-spec/schemas`);
        }
      }
    }
  }
  return breaches;
}
