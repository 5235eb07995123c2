import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { readingContext } from '../../context/reading.ts';
import { documentHeaders, uploadPolicy } from '../../context/security-headers.ts';
import { countryOf } from '../../context/visitor-country.ts';
import { ApiError } from '../../domain/api-error.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { assertCanView, assertCanViewPictures, assertPremium } from '../access/api.ts';
import { refuseUnproved } from '../age/api.ts';
import { mayLoadMessagePhoto } from '../chat/api.ts';
import { MAIL_FILE, mailPhotoReader, PHOTO_FILES, type PhotoFile, storedPhoto } from '../photos/api.ts';
import { lastMemberOf, readSession } from '../sessions/api.ts';
import { type Audience, caching } from './caching.ts';
import { facelessFigure } from './faceless-figure.ts';
import { canBeLed, leadToBucket, varyByCaller } from './lead-to-bucket.ts';
import { isOpen, isShownInMail, type Photo } from './open-photos.ts';
import * as queries from './picture-queries.ts';

/** A picture of a demo member, whose pictures are not stored like uploads; null for an unknown key. */
export type DemoPicture = (key: string, file: PhotoFile) => Promise<Uint8Array | null>;

const types: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg', webp: 'image/webp' };
const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/**
 * Pictures at `/img/<key>/<file>`. The main photo of a member and all stand-ins are open to who may see the profile or talks with them, and in a
 * mail as far as its reader may, with a figure without a face instead where that ended or the address is not signed; other photos to premium members of the pool who may see their owner, and to
 * their owner; pending and rejected photos, and those above the number their owner may show, to their owner only; pictures of messages to the
 * two participants of the conversation. Where a proof of age is asked for, all but the own ones wait for it. Where browsers reach the bucket,
 * it sends the bytes, to whom these rules show them.
 */
export function pictureRoutes(app: FastifyInstance, ctx: Context, demoPicture: DemoPicture | null): void {
  app.get<{ Params: { key: string; file: string }; Querystring: { mail?: unknown } }>(
    '/img/:key/:file',
    { config: { operation: 'getPicture' } },
    async (request, reply) => {
      const { key, file } = request.params;
      if (!isPhotoFile(file) || !/^[\w-]{1,64}$/.test(key)) throw new ApiError('not_found');
      const reader = file === MAIL_FILE ? await mailPhotoReader(ctx, key, request.query.mail) : null;
      const requester = await requesterOf(ctx, request);
      const reading = await readingContext(requester);
      const known = await queries.selectByKey(reading.db, key);
      // a photo of this moment may not be on the replica yet
      const photo = known ?? (reading === ctx ? undefined : await queries.selectByKey(ctx.db, key));
      let audience: Audience = 'few';
      if (reader) {
        const view = poolView(ctx.sites, ctx.sites.forHost(request.host));
        if (!photo || reader.expired || !(await isShownInMail(ctx, view, photo, reader.id)))
          return sendFigure(reply);
        audience = 'viewers';
      } else {
        try {
          audience = await audienceOf(request, requester, { key, file, photo, reading });
        } catch (error) {
          // an address that is not signed, as in old mails: the answer is the same whether there is such a photo or not
          const mailed = file === MAIL_FILE && request.query.mail !== undefined;
          if (mailed && error instanceof ApiError) return sendFigure(reply);
          throw error;
        }
      }
      const { allowed_origins } = ctx.sites.forHost(request.host);
      const type = types[file.replace(/.*\./, '')] ?? 'application/octet-stream';
      const sign = ctx.blobs.signedAddress;
      if (sign) varyByCaller(reply);
      const isDemo = demoPicture !== null && photo?.origin === 'system';
      if (sign && canBeLed(request, file) && !isDemo) {
        if (allowed_origins) openToOtherSites(reply);
        return leadToBucket(ctx, reply, sign, { key, file, type, audience });
      }
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
      if ((audience === 'viewers' && file === MAIL_FILE) || allowed_origins) openToOtherSites(reply);
      return sendPicture(reply.type(type), audience, picture);
    },
  );
}

/** Web mail and allowed frontends are other sites, on which browsers would not show the picture otherwise. */
const openToOtherSites = (reply: FastifyReply) =>
  reply.header('cross-origin-resource-policy', 'cross-origin');

function sendPicture(reply: FastifyReply, audience: Audience, picture: Uint8Array): FastifyReply {
  for (const header of documentHeaders) reply.removeHeader(header);
  return reply
    .header('content-security-policy', uploadPolicy)
    .header('cache-control', caching[audience])
    .send(Buffer.from(picture));
}

/** Answers a picture of a mail that its reader may not see any more: a mail cannot be changed, and a broken picture in it looks like a fault. */
async function sendFigure(reply: FastifyReply): Promise<FastifyReply> {
  return sendPicture(openToOtherSites(reply).type('image/png'), 'few', await facelessFigure());
}

/** Who asks for a picture, and from where. */
async function requesterOf(ctx: Context, request: FastifyRequest) {
  const site = ctx.sites.forHost(request.host);
  await ctx.moves.refuse(site.pool);
  const member = await readSession(ctx, site.pool, request.cookies);
  request.memberId = member?.id ?? null;
  return { ctx, site, member, geoipCountry: countryOf(ctx, request) };
}

type Requester = Awaited<ReturnType<typeof requesterOf>>;

/** Refuses pictures of messages to all but the participants, with `not_found`, so that others do not learn that they exist. */
async function refuseStrangers(requester: Requester, key: string): Promise<void> {
  if (!(await mayLoadMessagePhoto(requester.ctx, key, requester.member?.id))) throw new ApiError('not_found');
  await refuseUnproved(requester);
}

/** A picture that is asked for; without a photo of a profile it may be that of a message. */
interface AskedPicture {
  key: string;
  file: PhotoFile;
  photo: Photo | undefined;
  /** For what is only read. */
  reading: Context;
}

/** Whom a picture is shown to, one of whom is the viewer; refuses those who may not see it. */
async function audienceOf(
  request: FastifyRequest,
  requester: Requester,
  { key, file, photo, reading }: AskedPicture,
): Promise<Audience> {
  if (!photo) {
    await refuseStrangers(requester, key);
    return 'few';
  }
  const { shown, unlocked } = isOpen(photo, file);
  const { ctx, member } = requester;
  const view = poolView(ctx.sites, ctx.sites.forHost(request.host));
  if (member?.id === photo.member_id) return unlocked ? 'viewers' : 'few';
  if (!shown) throw new ApiError('not_found');
  await refuseUnproved(requester);
  const lastMember = member ? null : lastMemberOf(ctx, request.cookies);
  const viewer = { ...view, id: member?.id ?? null, lastMember };
  if (unlocked) {
    await assertCanViewPictures(reading, viewer, photo.member_id);
    return 'viewers';
  }
  const paidUser = member?.paidUser ?? false;
  // whether there is such a photo at all comes before who may open it
  if (!paidUser) await assertCanViewPictures(reading, viewer, photo.member_id);
  assertPremium(paidUser);
  await assertCanView(reading, viewer, photo.member_id);
  return 'few';
}
