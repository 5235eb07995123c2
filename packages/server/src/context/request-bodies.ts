import { PHOTO_MAX_BYTES } from '@velluto/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalidFields } from '../domain/api-error.ts';

/** JSON is UTF-8: other bytes are refused instead of being stored as replacement characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Registers parsers of JSON and form bodies. An empty body counts as none, whatever its content type, since beacons send none. */
export function registerBodyParsers(app: FastifyInstance): void {
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

/** Lets the routes of a plugin take bodies of a type as they came; read them by `rawBody`. */
export function acceptRawBodies(app: FastifyInstance, type: string): void {
  app.removeContentTypeParser(type);
  app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * The body of a request as it came.
 *
 * @throws ApiError `invalid_request` without one
 */
export function rawBody({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new ApiError('invalid_request');
  return body;
}

/** Turns an error of the form parser into a client error: it depends only on what the caller sent. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw invalidFields({ field: 'file', code: 'format' });
}

/**
 * The file of an upload, read into memory.
 *
 * @throws ApiError `invalid_request` without a file or with a broken form, `payload_too_large` (details.max in bytes)
 */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file().catch(refuseBroken);
  if (part?.fieldname !== 'file') throw invalidFields({ field: 'file', code: 'required' });
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!part.file.truncated) refuseBroken(error);
    throw new ApiError('payload_too_large', { max: PHOTO_MAX_BYTES });
  }
}
