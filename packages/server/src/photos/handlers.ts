import { PHOTO_MAX_BYTES } from '@velluto/rules';
import type { FastifyRequest } from 'fastify';
import { created, noContent, ok, signedIn } from '../http/answers.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import type { Service } from '../http/types.ts';
import { ownProfile } from '../members/own-profile.ts';
import { addPhoto, chooseMainPhoto, dropPhoto, orderPhotos } from './own-photos.ts';

/** The file of an upload, whole in memory. */
async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw invalidFields({ field: 'file', code: 'required' });
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw new ApiError('payload_too_large', { max: PHOTO_MAX_BYTES });
  }
}

/** Operations on the own photos. */
export const photos = {
  uploadPhoto: async call => {
    const me = signedIn(call);
    return created({ photo: await addPhoto(call.ctx, me.id, await uploadedFile(call.request)) });
  },

  setMainPhoto: async call => {
    const me = signedIn(call);
    await chooseMainPhoto(call.ctx, me.id, call.body.photo);
    return ok({ profile: await ownProfile(call.ctx, me.id) });
  },

  orderPhotos: async call => {
    const me = signedIn(call);
    await orderPhotos(call.ctx, me.id, call.body.photos);
    return ok({ profile: await ownProfile(call.ctx, me.id) });
  },

  deletePhoto: async call => {
    await dropPhoto(call.ctx, signedIn(call).id, call.body.photo);
    return noContent;
  },
} satisfies Partial<Service>;
