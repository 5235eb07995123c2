import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OperationId } from '../operation-types.ts';
import {
  below,
  document,
  isObject,
  type Method,
  needs,
  objectAt,
  operationNodes,
  place,
} from './document.ts';

/** Validates a value; an empty list means that it is valid. */
export type Check = (value: unknown) => ErrorObject[];

/** An operation of the contract with its validators, to be bound to a handler. */
export interface Operation {
  id: OperationId;
  method: Method;
  url: string;
  /** Whether the call needs a session. */
  needsSession: boolean;
  /** Whether the call needs the client's header, because it changes state. */
  needsClient: boolean;
  /** The area it belongs to in the contract. */
  tag: string;
  query: Check;
  headers: Check;
  /** Validators by content type; null for an operation without a body. */
  body: { required: boolean; byType: Map<string, Check> } | null;
  /** Validator of the JSON body of a response with this status; null when the contract has no such response. */
  answer(status: number): Check | null;
}

/** Validators are compiled at first use, to keep the start fast. The schemas themselves are validated by the check of the contract. */
function checker(options: Options): (schema: object) => Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false, ...options });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: 'contract' }, undefined, undefined, false);
  return schema => {
    let validate: ValidateFunction | undefined;
    return value => {
      validate ??= ajv.compile(schema);
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
}
const strict = checker({});
const coercing = checker({ coerceTypes: 'array' });
/** A schema that refers to a part of the document, so that references inside that part resolve. */
const refer = (pointer: string) => ({ $ref: `contract${pointer}` });

const atPointers = new Map<string, Check>();
/** The validator of a part of the document: one for all operations that share it, as most errors are. */
function strictAt(pointer: string): Check {
  const check = atPointers.get(pointer) ?? strict(refer(pointer));
  atPointers.set(pointer, check);
  return check;
}
const nothing = strict({ type: 'null' });

function parametersOf(operation: string, where: 'query' | 'header'): Check {
  const properties: Record<string, object> = {};
  const required: string[] = [];
  const list = place(below(operation, 'parameters')).node;
  for (const index of Array.isArray(list) ? list.keys() : []) {
    const { pointer, node } = place(below(below(operation, 'parameters'), String(index)));
    const { in: kind, name, required: needed } = objectAt(node);
    if (kind !== where || typeof name !== 'string') continue;
    const key = where === 'header' ? name.toLowerCase() : name;
    properties[key] = refer(below(pointer, 'schema'));
    if (needed === true) required.push(key);
  }
  return coercing({ type: 'object', properties, required });
}

function bodyOf(operation: string): Operation['body'] {
  const { pointer, node } = place(below(operation, 'requestBody'));
  if (!isObject(node)) return null;
  const content = below(pointer, 'content');
  const byType = new Map(
    Object.keys(objectAt(place(content).node)).map(type => {
      // parts of an upload are read by the handler
      if (type === 'multipart/form-data') return [type, () => []] as const;
      return [type, strictAt(below(below(content, type), 'schema'))] as const;
    }),
  );
  return { required: node.required === true, byType };
}

function answersOf(operation: string): Operation['answer'] {
  const checks = new Map<string, Check>();
  const responses = below(operation, 'responses');
  for (const status of Object.keys(objectAt(place(responses).node))) {
    const { pointer, node } = place(below(responses, status));
    const hasJson = isObject(objectAt(objectAt(node).content)['application/json']);
    const schema = below(below(below(pointer, 'content'), 'application/json'), 'schema');
    checks.set(status, hasJson ? strictAt(schema) : nothing);
  }
  return status => checks.get(String(status)) ?? (status >= 400 ? (checks.get('default') ?? null) : null);
}

let operations: readonly Operation[] | undefined;
/** All operations of the contract. It is read once, so that whoever asks shares the compiled validators. */
export function readContract(): readonly Operation[] {
  operations ??= operationNodes.map(({ path, method, node, pointer }) => ({
    id: node.operationId as OperationId,
    method,
    url: path,
    needsSession: needs(node, 'session'),
    needsClient: needs(node, 'client'),
    tag: String([node.tags].flat()[0]),
    query: parametersOf(pointer, 'query'),
    headers: parametersOf(pointer, 'header'),
    body: bodyOf(pointer),
    answer: answersOf(pointer),
  }));
  return operations;
}
