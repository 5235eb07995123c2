import type { FastifyRequest } from 'fastify';
import { isCountry } from '../domain/sites/country-code.ts';
import type { Context } from './context.ts';

/**
 * The visitor's country from the header of a trusted proxy; null without one, since anybody could send the header, and for
 * the codes by which proxies say that they do not know it (`XX`, `T1`, `A1`, `EU` …).
 */
export function countryOf(ctx: Context, request: FastifyRequest): string | null {
  const country = ctx.config.trustProxy ? request.headers['cf-ipcountry'] : undefined;
  return typeof country === 'string' && isCountry(country) ? country : null;
}
