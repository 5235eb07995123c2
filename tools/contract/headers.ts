import type { ContractDocument, ContractResponse } from './examples.ts';

/** The header of `RateLimited` that only refusals have; the others belong to every answer. */
const refusalOnly = 'Retry-After';

/**
 * Adds the headers of `RateLimited` to every answer, because the server counts every call; `Retry-After` only to refusals
 * for too many calls. Modifies the document.
 */
export function addSharedHeaders(document: ContractDocument): void {
  const { RateLimited, ...others } = document.components.responses;
  const headers = RateLimited?.headers;
  if (!headers) throw new Error('The contract has no headers at RateLimited.');
  const { [refusalOnly]: _, ...always } = headers;
  const give = (response: ContractResponse, status: string) => {
    response.headers = { ...response.headers, ...(status === '429' ? headers : always) };
  };
  // a shared answer with a `Retry-After` of its own in responses.yaml is a refusal for too many calls
  for (const response of Object.values(others))
    give(response, refusalOnly in (response.headers ?? {}) ? '429' : '');
  for (const operation of Object.values(document.paths).flatMap(path => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!('$ref' in response)) give(response, status);
    }
  }
}
