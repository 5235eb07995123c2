import { shownPhotos } from '@velluto/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayLoadMessagePhoto } from '../chat/message-photos.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { documentHeaders, uploadPolicy } from '../http/security-headers.ts';
import { readSession } from '../http/session.ts';
import { checkProfileAccess } from '../trust/visibility.ts';
import { MAIL_FILE, PHOTO_FILES, type PhotoFile } from './files.ts';
import { variants } from './images.ts';
import * as queries from './photo-queries.ts';
import { photoFolder } from './storage.ts';

/**
 * Draws a picture of a demo member; null for an unknown key.
 *
 * @throws ApiError `service_unavailable` when it cannot draw at the moment
 */
export type DrawPicture = (key: string, file: PhotoFile) => Promise<Uint8Array | null>;

type Photo = NonNullable<Awaited<ReturnType<typeof queries.selectByKey>>>;

const types: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg', webp: 'image/webp' };
const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/**
 * Pictures at `/img/<key>/<file>`. The main photo of a member and all stand-ins are open to everyone; other photos to
 * premium members of the pool who may see their owner, and to their owner; pending and rejected photos, and those above
 * the number their owner may show, to their owner only; pictures of messages to the two participants of the conversation.
 */
export function pictureRoutes(app: FastifyInstance, ctx: Context, draw: DrawPicture | null): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/img/:key/:file',
    { config: { operation: 'getPicture' } },
    async (request, reply) => {
      const { key, file } = request.params;
      if (!isPhotoFile(file) || !/^[\w-]{1,64}$/.test(key)) throw new ApiError('not_found');
      const photo = await queries.selectByKey(ctx.db, key);
      let open = false;
      if (photo) open = await refuseLocked(ctx, request, photo, file);
      else await refuseStrangers(ctx, request, key);
      const picture = (await storedFile(ctx, key, file)) ?? (await draw?.(key, file));
      if (!picture) throw new ApiError('not_found');
      for (const header of documentHeaders) reply.removeHeader(header);
      // web mail and allowed frontends are other sites, on which browsers would not show the picture otherwise
      const { allowed_origins } = ctx.sites.forHost(request.host);
      if ((open && file === MAIL_FILE) || allowed_origins)
        reply.header('cross-origin-resource-policy', 'cross-origin');
      return (
        reply
          .type(types[file.replace(/.*\./, '')] ?? 'application/octet-stream')
          .header('content-security-policy', uploadPolicy)
          // never in a shared cache, since an open picture may be locked later; and a picture that only some
          // may see must not stay in a browser after the log-out
          .header('cache-control', open ? 'private, max-age=31536000, immutable' : 'no-store')
          .send(Buffer.from(picture))
      );
    },
  );
}

/** A stored file of a photo. The file for mails is made on demand for older photos, which have none. */
async function storedFile({ blobs }: Context, key: string, file: PhotoFile): Promise<Uint8Array | null> {
  const stored = await blobs.get(photoFolder(key) + file);
  if (stored || file !== MAIL_FILE) return stored;
  const larger = await blobs.get(photoFolder(key) + variants.match);
  return larger && (await import('./pipeline.ts')).remakePhoto(larger, file);
}

async function viewerOf(ctx: Context, request: FastifyRequest) {
  const viewer = await readSession(ctx, ctx.sites.forHost(request.host).pool, request.cookies);
  request.memberId = viewer?.id ?? null;
  return viewer;
}

/** Refuses pictures of messages to all but the participants, with `not_found`, so that others do not learn that they exist. */
async function refuseStrangers(ctx: Context, request: FastifyRequest, key: string): Promise<void> {
  const viewer = await viewerOf(ctx, request);
  if (!(await mayLoadMessagePhoto(ctx, key, viewer?.id))) throw new ApiError('not_found');
}

/** Refuses a profile photo that the viewer may not see; returns whether it is open to everyone. */
async function refuseLocked(
  ctx: Context,
  request: FastifyRequest,
  photo: Photo,
  file: PhotoFile,
): Promise<boolean> {
  const place = Number(photo.earlier);
  const shown = photo.status === 'active' && place < shownPhotos(photo.premium, photo.origin);
  if (shown && (place === 0 || file === variants.stand_in)) return true;
  const viewer = await viewerOf(ctx, request);
  if (viewer?.id === photo.member_id) return false;
  if (!shown) throw new ApiError('not_found');
  if (!viewer?.paidUser || viewer.pool !== photo.pool) throw new ApiError('premium_only');
  await checkProfileAccess(ctx, viewer, photo.member_id);
  return false;
}
