import type { OperationId } from '../operation-types.ts';
import {
  below,
  isObject,
  type Json,
  type JsonObject,
  type Method,
  needs,
  objectAt,
  operationNodes,
  place,
} from './document.ts';

/** An operation of the contract with its examples, as a client could call it. */
export interface ContractOperation {
  id: OperationId;
  method: Method;
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
  bodies: Record<string, JsonObject>;
  /** Errors that the operation declares, as `<status> <code>`. */
  errors: ReadonlySet<string>;
}

/** Examples of a media type, by name. */
function examplesAt(content: string): [name: string, value: Json | undefined][] {
  const examples = below(content, 'examples');
  return Object.keys(objectAt(place(examples).node)).map(name => [
    name,
    objectAt(place(below(examples, name)).node).value,
  ]);
}

function parameterExamples(operation: string, where: 'query' | 'header'): Record<string, string> {
  const pointer = below(operation, 'parameters');
  const { node: list } = place(pointer);
  const parameters = (Array.isArray(list) ? [...list.keys()] : []).map(index =>
    objectAt(place(below(pointer, String(index))).node),
  );
  return Object.fromEntries(
    parameters
      .filter(parameter => parameter.in === where && parameter.required === true)
      .map(parameter => [parameter.name, String(parameter.example)]),
  );
}

function requestOf(operation: string): Pick<ContractOperation, 'type' | 'bodies'> {
  const { pointer, node } = place(below(operation, 'requestBody'));
  const [type = null] = Object.keys(objectAt(objectAt(node).content));
  if (type === null) return { type, bodies: {} };
  const examples = examplesAt(below(below(pointer, 'content'), type));
  return { type, bodies: Object.fromEntries(examples.map(([name, value]) => [name, objectAt(value)])) };
}

/** The response `default` stands for a server that cannot answer now. */
const statusOf = (response: string) => (response === 'default' ? '503' : response);

function errorsOf(operation: string): Set<string> {
  const responses = below(operation, 'responses');
  const found = Object.keys(objectAt(place(responses).node)).flatMap(status => {
    const { pointer } = place(below(responses, status));
    const examples = examplesAt(below(below(pointer, 'content'), 'application/json'));
    return examples.flatMap(([, value]) =>
      isObject(value) && typeof value.code === 'string' ? [`${statusOf(status)} ${value.code}`] : [],
    );
  });
  return new Set(found.filter(error => Number.parseInt(error, 10) >= 400));
}

/** Every operation of the contract, as a client could call it. */
export const contractOperations: ContractOperation[] = operationNodes.map(
  ({ path, method, node, pointer }) => ({
    id: node.operationId as OperationId,
    method,
    path,
    client: needs(node, 'client'),
    session: needs(node, 'session'),
    query: parameterExamples(pointer, 'query'),
    headers: parameterExamples(pointer, 'header'),
    ...requestOf(pointer),
    errors: errorsOf(pointer),
  }),
);

/**
 * The operation with an id.
 *
 * @throws when the contract has none
 */
export function contractOperation(id: string): ContractOperation {
  const found = contractOperations.find(operation => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}
