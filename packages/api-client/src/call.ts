import type { Client } from './client.ts';
import { problemOf } from './problem.ts';

/** Last argument of every operation's function. */
export interface CallOptions {
  /** Aborts the call; the function then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Headers of this call only; they replace the client's headers of the same names. */
  headers?: Record<string, string>;
  /** Lets the browser finish the call after the page that made it was closed. */
  keepalive?: boolean;
}

/** What openapi-fetch resolves to. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call and returns its body. Throws an ApiProblem for every error of the server and where no answer came; an abort,
 * and an exception of code around the call, as they are.
 */
export async function call<Data>(pending: Promise<Answer<Data>>): Promise<Data> {
  const answer = await settle(pending);
  if (!answer.response.ok) throw problemOf(answer.response.status, answer.error);
  return answer.data as Data;
}

/**
 * Sends a polled call with the ETag of the last answer. When nothing changed it returns the same object as last time, so
 * that `===` shows whether anything is new.
 */
export async function poll<Data>(
  client: Client,
  address: string,
  send: (header: { 'If-None-Match'?: string }) => Promise<Answer<Data>>,
): Promise<Data> {
  const cached = client.polled.get(address);
  const answer = await settle(send(cached ? { 'If-None-Match': cached.etag } : {}));
  if (answer.response.status === 304 && cached) return cached.data as Data;
  if (!answer.response.ok) throw problemOf(answer.response.status, answer.error);
  const etag = answer.response.headers.get('ETag');
  if (etag) client.polled.set(address, { etag, data: answer.data });
  return answer.data as Data;
}

async function settle<Data>(pending: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await pending;
  } catch (error) {
    // an answer that is no JSON is that of a proxy
    throw error instanceof SyntaxError ? problemOf(502, error) : error;
  }
}
