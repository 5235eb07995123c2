import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Reads JSON and form bodies. An empty body is none, whatever type it claims: a beacon sends nothing. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => {
      try {
        done(null, body === '' ? undefined : JSON.parse(String(body)));
      } catch {
        done(new ApiError('invalid_request'));
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
