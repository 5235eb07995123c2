import { chooseLanguage, LOCALE_COOKIE, visibleLanguages } from '@velluto/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { setCookies } from './cookies.ts';
import { linkOrigin } from './origin.ts';
import { readVisitor } from './session.ts';
import type { Caller } from './types.ts';

/** The visitor's country as the proxy in front tells it; browsers are not believed. */
function countryOf(ctx: Context, request: FastifyRequest): string | null {
  const country = ctx.config.trustProxy ? request.headers['cf-ipcountry'] : undefined;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

/** Reads who calls; sets the cookie of a session that was prolonged. */
export async function readCaller(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const site = ctx.sites.forHost(request.host);
  const geoipCountry = countryOf(ctx, request);
  const { member, cookies } = await readVisitor(ctx, site.pool, request.cookies);
  request.memberId = member?.id ?? null;
  setCookies(request, reply, cookies, ctx.config.production);
  const language = chooseLanguage({
    cookie: request.cookies[LOCALE_COOKIE],
    account: member?.language,
    domainLanguage: site.domain_language,
    acceptLanguage: request.headers['accept-language'],
    configured: site.languages,
    visible: visibleLanguages(geoipCountry, site.languages),
  });
  return {
    ctx,
    site,
    member,
    language,
    geoipCountry,
    request,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: linkOrigin(request, site, ctx.config.production),
  };
}
