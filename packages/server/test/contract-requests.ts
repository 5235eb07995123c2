import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OperationId } from '../src/http/types.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test walks through a JSON document
type Node = any;
const file = createRequire(import.meta.url).resolve('@velluto/api-client/openapi.json');
const document: Node = JSON.parse(readFileSync(file, 'utf8'));
/** Follows a reference within the document. */
export const follow = (node: Node): Node =>
  node?.$ref === undefined
    ? node
    : follow(
        node.$ref
          .split('/')
          .slice(1)
          .reduce((at: Node, key: string) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
      );

/** An operation of the contract with its examples. */
export interface ContractOperation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Needs the client's header. */
  client: boolean;
  /** Needs a session. */
  session: boolean;
  /** Examples of required query parameters. */
  query: Record<string, string>;
  /** Examples of required headers. */
  headers: Record<string, string>;
  /** Content type of the body. */
  type: string | null;
  /** Bodies by the name of their example. */
  bodies: Record<string, Record<string, unknown>>;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Every operation of the bundled contract, as JSON. */
export const operationNodes = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  methods.flatMap(method => (item[method] ? [{ path, method, operation: item[method] as Node }] : [])),
);

/** Every operation of the bundled contract, as a client could call it. */
export const contractOperations: ContractOperation[] = operationNodes.map(({ path, method, operation }) => {
  const security: Node[] = operation.security ?? document.security;
  const needs = (scheme: string) =>
    security.length > 0 && security.every(requirement => scheme in requirement);
  const parameters: Node[] = (operation.parameters ?? []).map(follow);
  const requiredExamples = (location: string) =>
    Object.fromEntries(
      parameters
        .filter(parameter => parameter.in === location && parameter.required)
        .map(parameter => [parameter.name, String(parameter.example)]),
    );
  const [type, content] = Object.entries<Node>(follow(operation.requestBody)?.content ?? {})[0] ?? [null];
  const bodies = Object.entries<Node>(content?.examples ?? {}).map(([name, example]) => [
    name,
    follow(example).value,
  ]);
  return {
    id: operation.operationId,
    method: method.toUpperCase() as ContractOperation['method'],
    path,
    client: needs('client'),
    session: needs('session'),
    query: requiredExamples('query'),
    headers: requiredExamples('header'),
    type,
    bodies: Object.fromEntries(bodies),
  };
});

/** The operation with an id. */
export function contractOperation(id: string): ContractOperation {
  const found = contractOperations.find(operation => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}
