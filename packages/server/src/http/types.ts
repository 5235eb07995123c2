import type { Writable } from 'node:stream';
import type { operations } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import type { Site } from '../sites/site.ts';

/** Names of the operations in the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Query<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;
type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined;

/** Who calls; read once for a request, whichever operations it runs. */
export interface Caller {
  ctx: Context;
  site: Site;
  /** Who is signed in; `signedIn(call)` where somebody must be. */
  member: SignedIn | null;
  /** Language of the visit: cookie, account, site, browser. */
  language: Language;
  /** Country of the visitor's address when a proxy tells it, else null. */
  geoipCountry: string | null;
  ip: string;
  userAgent: string;
  /** Scheme, host and port under which the visitor reaches the site, for links. */
  origin: string;
  /** The request itself, for cookies and uploads. */
  request: FastifyRequest;
}

/** One call: who calls, and what the client sent, checked against the contract. */
export interface Call<Id extends OperationId = OperationId> extends Caller {
  query: [Query<Id>] extends [never] ? Record<string, never> : Query<Id>;
  body: Body<Id>;
  /** Value of `Idempotency-Key`; empty when the operation takes none. */
  idempotencyKey: string;
  /** Value of `If-None-Match`, for polled calls. */
  ifNoneMatch: string | undefined;
}

/** A cookie to set; `value: null` removes it. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds?: number;
  httpOnly?: boolean;
}

/** Writes to an event stream until it closes. */
export type Stream = (to: Writable) => void;

type Success<Id extends OperationId> = Extract<
  keyof operations[Id]['responses'],
  200 | 201 | 204 | 303 | 304
>;
type Content<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? { body: Json }
  : Answer extends { content: { 'text/event-stream': unknown } }
    ? { stream: Stream }
    : Answer extends { content: { 'application/zip': unknown } }
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

/** Does one operation; throws `ApiError` for every answer that is no success. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>>;

/** A handler for every operation of the contract. */
export type Service = { [Id in OperationId]: Handler<Id> };
