import type { Writable } from 'node:stream';
import type { operations } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { FastifyRequest } from 'fastify';
import type { CookieChange } from '../domain/cookie-change.ts';
import type { Site } from '../domain/sites/site.ts';
import type { Context } from './context.ts';
import type { SignedIn } from './signed-in.ts';

/** Names of the operations in the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Query<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;
type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined;

/** The caller of a request; read once, also when a page calls several operations. */
export interface Caller {
  ctx: Context;
  site: Site;
  /** The signed-in member or null; use `signedIn(call)` where a session is required. */
  member: SignedIn | null;
  /** Language of the response, from cookie, account, site or browser. */
  language: Language;
  /** Country of the visitor's IP address if a trusted proxy names it, else null. */
  geoipCountry: string | null;
  ip: string;
  userAgent: string;
  /** Scheme, host and port under which the visitor reaches the site, for links. */
  origin: string;
  /** The request itself, for cookies and uploads. */
  request: FastifyRequest;
}

/** One call of an operation: the caller and the input, checked against the contract. */
export interface Call<Id extends OperationId = OperationId> extends Caller {
  query: [Query<Id>] extends [never] ? Record<string, never> : Query<Id>;
  body: Body<Id>;
  /** Value of `Idempotency-Key`; empty when the operation takes none. */
  idempotencyKey: string;
  /** Value of `If-None-Match`, for polled calls. */
  ifNoneMatch: string | undefined;
}

/** Writes to an event stream until it closes; resolves once every event from now on is written to it. */
export type Stream = (to: Writable) => Promise<void>;

type Success<Id extends OperationId> = Extract<
  keyof operations[Id]['responses'],
  200 | 201 | 204 | 303 | 304
>;
type Content<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? { body: Json }
  : Answer extends { content: { 'text/event-stream': unknown } }
    ? { stream: Stream }
    : Answer extends { content: { 'application/zip': unknown } | { 'application/pdf': unknown } }
      ? { file: Uint8Array }
      : { body?: undefined };

/** A successful answer of an operation: one of the contract's statuses with its body. */
export type Result<Id extends OperationId> = {
  [Status in Success<Id>]: {
    status: Status;
    headers?: Record<string, string>;
    cookies?: CookieChange[];
  } & Content<operations[Id]['responses'][Status]>;
}[Success<Id>];

/** Carries out one operation; throws `ApiError` for every unsuccessful response. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>>;

/** A handler for every operation of the contract. */
export type Service = { [Id in OperationId]: Handler<Id> };
