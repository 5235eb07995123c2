import { contractOperations } from '@velluto/api-client/contract';
import type { FastifyInstance } from 'fastify';

const declared = new Map<string, ReadonlySet<string>>(
  contractOperations.map(({ id, errors }) => [id, errors]),
);

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
