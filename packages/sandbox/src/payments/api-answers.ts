import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorJson } from './mollie-json.ts';
import type { Switches } from './switches.ts';

/** The value if it is a string, otherwise null: request bodies are untyped. */
export const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Number of items on a page of a list, from the `limit` of the query: 50 by default, 250 at most. */
export const pageSize = (text: string | undefined) => Math.min(250, Math.max(1, Number(text) || 50));

/** Functions that answer in the format of Mollie's API. */
export function halAnswers(switches: Switches) {
  const send = (reply: FastifyReply, status: number, body: object) =>
    reply.code(status).type('application/hal+json').send(JSON.stringify(body));
  return {
    send,
    /** Refuses calls without a test key, and everything while the provider is down. */
    guard: async (request: FastifyRequest, reply: FastifyReply) => {
      if (switches.down) return send(reply, 503, errorJson(503, 'Service Unavailable', 'Switched off'));
      if (request.headers.authorization?.startsWith('Bearer test_')) return;
      return send(reply, 401, errorJson(401, 'Unauthorized Request', 'A test API key is missing'));
    },
    missing: (reply: FastifyReply) =>
      send(reply, 404, errorJson(404, 'Not Found', 'No payment exists with this token.')),
    refused: (reply: FastifyReply, detail: string, field?: string) =>
      send(reply, 422, errorJson(422, 'Unprocessable Entity', detail, field)),
  };
}
