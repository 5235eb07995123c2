import type { Client } from './client.ts';
import { problemOf, problemOfNoAnswer } from './problem.ts';

/** What every operation's function takes as its last argument. */
export interface CallOptions {
  /** Aborts the call; the function then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
}

/** What the sender of a call promises. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Waits for a call and returns its body; throws an ApiProblem for every failure but an abort. */
export async function call<Data>(pending: Promise<Answer<Data>>, options?: CallOptions): Promise<Data> {
  const answer = await settle(pending, options);
  if (!answer.response.ok) throw problemOf(answer.response.status, answer.error);
  return answer.data as Data;
}

/**
 * Sends a polled call with the version held. When nothing changed the same object comes back as
 * last time, so `===` tells whether there is anything to do.
 */
export async function poll<Data>(
  client: Client,
  address: string,
  send: (header: { 'If-None-Match'?: string }) => Promise<Answer<Data>>,
  options?: CallOptions,
): Promise<Data> {
  const held = client.polled.get(address);
  const answer = await settle(send(held ? { 'If-None-Match': held.etag } : {}), options);
  if (answer.response.status === 304 && held) return held.data as Data;
  if (!answer.response.ok) throw problemOf(answer.response.status, answer.error);
  const etag = answer.response.headers.get('ETag');
  if (etag) client.polled.set(address, { etag, data: answer.data });
  return answer.data as Data;
}

async function settle<Data>(pending: Promise<Answer<Data>>, options?: CallOptions): Promise<Answer<Data>> {
  try {
    return await pending;
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    throw problemOfNoAnswer(error);
  }
}
