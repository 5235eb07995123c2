import type { FastifyInstance } from 'fastify';
import { follow, operationNodes } from './contract-requests.ts';

/** The errors that each operation of the contract declares by its examples, as `<status> <code>`. */
const declared = new Map(
  operationNodes.map(({ operation }) => {
    const errors = Object.entries(operation.responses as Record<string, Node>).flatMap(([status, answer]) =>
      Object.values<Node>(follow(answer).content ?? {}).flatMap(({ examples = {} }) =>
        Object.values<Node>(examples).map(
          example => `${status === 'default' ? 503 : status} ${follow(example).value?.code}`,
        ),
      ),
    );
    return [operation.operationId as string, new Set(errors)];
  }),
);
// biome-ignore lint/suspicious/noExplicitAny: a test walks through a JSON document
type Node = any;

/** Collects every error response that its operation does not declare; call it before the server is ready. */
export function undeclaredErrors(app: FastifyInstance): ReadonlySet<string> {
  const found = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || reply.statusCode < 400 || typeof payload !== 'string') return;
    const error = `${reply.statusCode} ${JSON.parse(payload).code}`;
    if (declared.get(operation)?.has(error) === false) found.add(`${operation} ${error}`);
  });
  return found;
}
