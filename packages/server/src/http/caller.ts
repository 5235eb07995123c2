import {
  chooseLanguage,
  LANGUAGE_PARAM,
  type Language,
  LOCALE_COOKIE,
  visibleLanguages,
} from '@velluto/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readVisitor } from '../areas/sessions/api.ts';
import type { Context } from '../context/context.ts';
import { ipAddressOf } from '../context/ip-address.ts';
import type { Caller } from '../context/operation.ts';
import { countryOf } from '../context/visitor-country.ts';
import { linkOrigin } from '../context/web-origin.ts';
import type { Site } from '../domain/sites/site.ts';
import { setCookies } from './cookies.ts';

/**
 * The language of the response.
 *
 * @param account the language of a member's account, where it is known
 */
export function languageOf(ctx: Context, request: FastifyRequest, site: Site, account?: Language): Language {
  const asked = (request.query as Record<string, unknown>)[LANGUAGE_PARAM];
  return chooseLanguage({
    // texts of a page in the language of its address; calls over HTTP have the cookie that the page set
    address: typeof asked === 'string' ? asked : undefined,
    cookie: request.cookies[LOCALE_COOKIE],
    account,
    domainLanguage: site.domain_language,
    acceptLanguage: request.headers['accept-language'],
    configured: site.languages,
    visible: visibleLanguages(countryOf(ctx, request), site.languages),
  });
}

/** Reads site, member and language of a request; sets the cookie of a session that was prolonged. */
export async function readCaller(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const site = ctx.sites.forHost(request.host);
  await ctx.moves.refuse(site.pool);
  const { member, cookies } = await readVisitor(ctx, site.pool, request.cookies);
  request.memberId = member?.id ?? null;
  setCookies(request, reply, cookies, ctx.config.production);
  return {
    ctx,
    site,
    member,
    language: languageOf(ctx, request, site, member?.language),
    geoipCountry: countryOf(ctx, request),
    request,
    ip: ipAddressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    origin: linkOrigin(request, site, ctx.config.production),
  };
}
