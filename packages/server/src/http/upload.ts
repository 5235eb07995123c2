import { PHOTO_MAX_BYTES } from '@velluto/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalidFields } from './api-error.ts';

/**
 * The file of an upload, whole in memory.
 *
 * @throws ApiError `invalid_request` without a file, `payload_too_large` (details.max in bytes)
 */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw invalidFields({ field: 'file', code: 'required' });
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw new ApiError('payload_too_large', { max: PHOTO_MAX_BYTES });
  }
}
