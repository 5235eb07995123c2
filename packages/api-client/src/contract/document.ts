import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON object. */
export type JsonObject = { [key: string]: Json };

const file = createRequire(import.meta.url).resolve('@velluto/api-client/openapi.json');

/** The contract: OpenAPI 3.1, without references to other files. */
export const document: JsonObject = JSON.parse(readFileSync(file, 'utf8'));

/** True for an object that is no list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty one. */
export const objectAt = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The node at a JSON pointer of the document, with `$ref` resolved. */
export function place(pointer: string): { pointer: string; node: Json | undefined } {
  const parts = pointer.split('/').slice(1);
  let node: Json | undefined = document;
  for (const part of parts) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = Array.isArray(node) ? node[Number(key)] : objectAt(node)[key];
  }
  return isObject(node) && typeof node.$ref === 'string' ? place(node.$ref) : { pointer, node };
}

/** The pointer of a member of the node at a pointer. */
export const below = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;
/** Methods of the contract. */
export type Method = (typeof methods)[keyof typeof methods];

/** Every operation as the document has it. */
export const operationNodes = Object.entries(objectAt(document.paths)).flatMap(([path, item]) =>
  Object.entries(methods).flatMap(([key, method]) => {
    const node = objectAt(item)[key];
    return isObject(node) ? [{ path, method, node, pointer: below(below('#/paths', path), key) }] : [];
  }),
);

/** True when every alternative of the security requirement names the scheme. */
export function needs(operation: JsonObject, scheme: string): boolean {
  const alternatives = operation.security ?? document.security;
  return (
    Array.isArray(alternatives) &&
    alternatives.length > 0 &&
    alternatives.every(requirement => isObject(requirement) && scheme in requirement)
  );
}
