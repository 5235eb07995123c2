import type { ContractDocument, ContractResponse } from './examples.ts';

/** The header that only refusals carry, beside those of every answer. */
const refusalOnly = 'Retry-After';

/**
 * Gives every answer the headers that `RateLimited` has in the sources, since the server counts calls before it does
 * anything else; `Retry-After` goes to refusals for too many calls alone. Changes the document.
 */
export function addSharedHeaders(document: ContractDocument): void {
  const { RateLimited, ...others } = document.components.responses;
  const headers = RateLimited?.headers;
  if (!headers) throw new Error('The contract has no headers at RateLimited.');
  const { [refusalOnly]: _, ...always } = headers;
  const give = (response: ContractResponse, status: string) => {
    response.headers = { ...response.headers, ...(status === '429' ? headers : always) };
  };
  // a shared answer to too many calls stands in responses.yaml with its own Retry-After
  for (const response of Object.values(others))
    give(response, refusalOnly in (response.headers ?? {}) ? '429' : '');
  for (const operation of Object.values(document.paths).flatMap(path => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!('$ref' in response)) give(response, status);
    }
  }
}
