import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { QueryOf } from '../operation-types.ts';

/** Settings of the site; `query` carries the page's traffic source, on which some settings depend. */
export const getSettings = (client: Client, query: QueryOf<'getSettings'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/settings.php', { params: { query }, ...options }));

/** The company behind the site. */
export const getCompanyInfo = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/companyinfo.php', { ...options }));

/** Ids of all interests. */
export const getInterests = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/interests.php', { ...options }));

/** Regions of a country, with names in the visitor's language. */
export const getRegions = (client: Client, query: QueryOf<'getRegions'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/regions.php', { params: { query }, ...options }));

/** Whether a town is known, so that distances can be told from it. */
export const checkTown = (client: Client, query: QueryOf<'checkTown'>, options?: CallOptions) =>
  call(client.http.GET('/api/town.php', { params: { query }, ...options }));

/** The place at a position in degrees. */
export const geocode = (client: Client, query: QueryOf<'geocode'>, options?: CallOptions) =>
  call(client.http.GET('/api/geocode.php', { params: { query }, ...options }));
