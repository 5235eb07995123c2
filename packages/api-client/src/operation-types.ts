import type { operations } from './generated/schema.ts';

/** Names of all operations of the contract. */
export type OperationId = keyof operations;

type JsonContent<Content> = Content extends { 'application/json': infer Body } ? Body : never;

/** Body of an operation's success (200 or 201); `undefined` when it has none. */
export type SuccessBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201)]: operations[Id]['responses'][Status] extends {
    content: infer Content;
  }
    ? JsonContent<Content>
    : undefined;
}[keyof operations[Id]['responses'] & (200 | 201)];

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** JSON body that an operation takes. */
export type BodyOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? JsonContent<Content>
    : never;
