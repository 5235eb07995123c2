import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { documentHeaders } from '../../context/security-headers.ts';
import type { SignedAnswer } from '../../infrastructure/blobs/blobs.ts';
import { MAIL_FILE, type PhotoFile, photoFolder } from '../photos/api.ts';
import { type Audience, caching, KEPT_SECONDS } from './caching.ts';

/** Seconds that are left of every address when it is used last: for a slow line, and for clocks that differ. */
const SPARE_SECONDS = 60;

/**
 * Seconds within which all are given the same address of a picture of a list, so that browsers find the bytes that they have. It
 * holds for at most a quarter of an hour: 540 + 300 + 60.
 */
const WINDOW_SECONDS = 540;

/** Validity of an address that is given now, and for how long the browser keeps the bytes. */
function validity(now: Date, audience: Audience): Pick<SignedAnswer, 'from' | 'seconds' | 'caching'> {
  const second = Math.floor(now.getTime() / 1_000);
  if (audience === 'few')
    return { from: new Date(second * 1_000), seconds: SPARE_SECONDS, caching: caching.few };
  const seconds = WINDOW_SECONDS + KEPT_SECONDS + SPARE_SECONDS;
  const from = new Date((second - (second % WINDOW_SECONDS)) * 1_000);
  // each view comes by a redirect, which is what ends when somebody may not see it any more
  return { from, seconds, caching: `private, max-age=${seconds}` };
}

/**
 * Whether a picture is asked for by somebody whom the bucket answers too. It does not know `HEAD` by an address for `GET`, nor the
 * scripts of this site, such as the worker that keeps faces (decision 43); and not every photo has a file for mails.
 */
export const canBeLed = ({ method, headers }: FastifyRequest, file: PhotoFile): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] !== 'empty' && file !== MAIL_FILE;

/** Says that pages and scripts get different answers, so that a browser gives neither what it kept for the other. */
export const varyByCaller = (reply: FastifyReply): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary') ?? [], 'sec-fetch-dest'].flat().join(', '));

/** A file of a photo that a caller may see. */
interface AllowedPicture {
  key: string;
  file: PhotoFile;
  /** Media type. */
  type: string;
  audience: Audience;
}

/**
 * Leads a browser to the bucket, which sends the bytes; only for callers who may see the picture. The redirect has no ETag, since a
 * browser would go on to use its address after it ended.
 */
export async function leadToBucket(
  ctx: Context,
  reply: FastifyReply,
  sign: NonNullable<Context['blobs']['signedAddress']>,
  { key, file, type, audience }: AllowedPicture,
): Promise<FastifyReply> {
  const answer = { type, ...validity(ctx.clock.now(), audience) };
  const address = await sign(photoFolder(key) + file, answer);
  for (const header of documentHeaders) reply.removeHeader(header);
  return reply
    .header('cache-control', caching[audience])
    .header('referrer-policy', 'no-referrer')
    .redirect(address);
}
