import type { Service } from '../../context/operation.ts';
import { uploadedFile } from '../../context/request-bodies.ts';
import { created, noContent, ok, signedIn } from '../../context/responses.ts';
import { addPhoto, chooseMainPhoto, dropPhoto, orderPhotos } from '../photos/api.ts';
import { ownProfile } from './own-profile.ts';

/** Operations on a member's own photos. */
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
