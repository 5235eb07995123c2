import { shownPhotos } from '@velluto/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { documentHeaders, uploadPolicy } from '../../context/security-headers.ts';
import { countryOf } from '../../context/visitor-country.ts';
import { ApiError } from '../../domain/api-error.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { isSigned } from '../../infrastructure/mail/signature.ts';
import { assertCanView, assertCanViewPictures, assertPremium } from '../access/api.ts';
import { refuseUnproved } from '../age/api.ts';
import { mayLoadMessagePhoto } from '../chat/api.ts';
import { MAIL_FILE, PHOTO_FILES, type PhotoFile, storedPhoto, variants } from '../photos/api.ts';
import { lastMemberOf, readSession } from '../sessions/api.ts';
import * as queries from './picture-queries.ts';

/** A picture of a demo member, whose pictures are not stored like uploads; null for an unknown key. */
export type DemoPicture = (key: string, file: PhotoFile) => Promise<Uint8Array | null>;

/** Whom a picture is shown to: everyone who may see the profile, or fewer. */
type Audience = 'viewers' | 'few';

/**
 * Never in a shared cache. The pictures that fill every list are asked for again after five minutes, without the bytes: a
 * profile may be closed, become invisible or block the viewer at any time. What only few may see must not be shown by a
 * browser after the log-out.
 */
const caching: Record<Audience, string> = {
  viewers: 'private, max-age=300',
  few: 'no-store',
};

type Photo = NonNullable<Awaited<ReturnType<typeof queries.selectByKey>>>;

const types: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg', webp: 'image/webp' };
const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/**
 * Pictures at `/img/<key>/<file>`. The main photo of a member and all stand-ins are open to who may see the profile or talks with them, and in a
 * mail as far as its reader may; other photos to premium members of the pool who may see their owner, and to
 * their owner; pending and rejected photos, and those above the number their owner may show, to their owner only; pictures of messages to the
 * two participants of the conversation. Where a proof of age is asked for, all but the own ones wait for it.
 */
export function pictureRoutes(app: FastifyInstance, ctx: Context, demoPicture: DemoPicture | null): void {
  app.get<{ Params: { key: string; file: string }; Querystring: { mail?: unknown } }>(
    '/img/:key/:file',
    { config: { operation: 'getPicture' } },
    async (request, reply) => {
      const { key, file } = request.params;
      if (!isPhotoFile(file) || !/^[\w-]{1,64}$/.test(key)) throw new ApiError('not_found');
      const photo = await queries.selectByKey(ctx.db, key);
      let audience: Audience = 'few';
      if (photo) audience = await audienceOf(ctx, request, photo, key, file);
      else await refuseStrangers(ctx, request, key);
      if (audience === 'viewers') {
        // seen again without the bytes, once it is known who looks
        const etag = `"${key}/${file}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) {
          return reply.code(304).header('cache-control', caching.viewers).send();
        }
      }
      const picture = (await storedPhoto(ctx, key, file)) ?? (await demoPicture?.(key, file));
      if (!picture) throw new ApiError('not_found');
      for (const header of documentHeaders) reply.removeHeader(header);
      // web mail and allowed frontends are other sites, on which browsers would not show the picture otherwise
      const { allowed_origins } = ctx.sites.forHost(request.host);
      if ((audience === 'viewers' && file === MAIL_FILE) || allowed_origins)
        reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply
        .type(types[file.replace(/.*\./, '')] ?? 'application/octet-stream')
        .header('content-security-policy', uploadPolicy)
        .header('cache-control', caching[audience])
        .send(Buffer.from(picture));
    },
  );
}

/** Who asks for a picture, and from where. */
async function requesterOf(ctx: Context, request: FastifyRequest) {
  const site = ctx.sites.forHost(request.host);
  const member = await readSession(ctx, site.pool, request.cookies);
  request.memberId = member?.id ?? null;
  return { ctx, site, member, geoipCountry: countryOf(ctx, request) };
}

/** Refuses pictures of messages to all but the participants, with `not_found`, so that others do not learn that they exist. */
async function refuseStrangers(ctx: Context, request: FastifyRequest, key: string): Promise<void> {
  const requester = await requesterOf(ctx, request);
  if (!(await mayLoadMessagePhoto(ctx, key, requester.member?.id))) throw new ApiError('not_found');
  await refuseUnproved(requester);
}

/** The reader of a mail whose picture this address is; null for any other address. */
async function mailReader(ctx: Context, key: string, mail: unknown): Promise<string | null> {
  const [reader = '', signed] = typeof mail === 'string' ? mail.split('.') : [];
  return (await isSigned(ctx, 'mail_photo', `${key}.${reader}`, signed)) ? reader : null;
}

/** Whom a profile photo is shown to, one of whom is the viewer; refuses those who may not see it. */
async function audienceOf(
  ctx: Context,
  request: FastifyRequest<{ Querystring: { mail?: unknown } }>,
  photo: Photo,
  key: string,
  file: PhotoFile,
): Promise<Audience> {
  const place = Number(photo.earlier);
  const shown = photo.status === 'active' && place < shownPhotos(photo.premium, photo.origin);
  const unlocked = shown && (place === 0 || file === variants.stand_in);
  const view = poolView(ctx.sites, ctx.sites.forHost(request.host));
  const reader = unlocked && file === MAIL_FILE ? await mailReader(ctx, key, request.query.mail) : null;
  if (reader !== null) {
    await assertCanViewPictures(ctx, { ...view, id: reader }, photo.member_id);
    return 'viewers';
  }
  const requester = await requesterOf(ctx, request);
  const { member } = requester;
  if (member?.id === photo.member_id) return unlocked ? 'viewers' : 'few';
  if (!shown) throw new ApiError('not_found');
  await refuseUnproved(requester);
  const lastMember = member ? null : lastMemberOf(ctx, request.cookies);
  const viewer = { ...view, id: member?.id ?? null, lastMember };
  if (unlocked) {
    await assertCanViewPictures(ctx, viewer, photo.member_id);
    return 'viewers';
  }
  const paidUser = member?.paidUser ?? false;
  // whether there is such a photo at all comes before who may open it
  if (!paidUser) await assertCanViewPictures(ctx, viewer, photo.member_id);
  assertPremium(paidUser);
  await assertCanView(ctx, viewer, photo.member_id);
  return 'few';
}
