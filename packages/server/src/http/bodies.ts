import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** JSON is UTF-8; what is something else would be kept as what nobody wrote. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON and form bodies. An empty body is none, whatever type it claims: a beacon sends nothing. */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer', bodyLimit: 256 * 1024 },
    (_request, body, done) => {
      try {
        done(null, body.length === 0 ? undefined : JSON.parse(utf8.decode(body as Buffer)));
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
