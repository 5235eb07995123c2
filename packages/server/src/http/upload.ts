import { PHOTO_MAX_BYTES } from '@velluto/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalidFields } from './api-error.ts';

/** Reading a form touches nothing but what the caller sends: what the parser cannot read is not our fault. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw invalidFields({ field: 'file', code: 'format' });
}

/**
 * The file of an upload, whole in memory.
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
