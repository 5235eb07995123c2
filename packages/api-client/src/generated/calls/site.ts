// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { QueryOf } from '../../operation-types.ts';

/**
 * The settings of the site with the host of the request, in the visitor's language. The client passes the query of
 * the page along, since some settings depend on the traffic source.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`
 */
export const getSettings = (client: Client, query: QueryOf<'getSettings'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/settings.php', { params: { query }, ...options }));

/**
 * The imprint of the site. Clients load it once.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`
 */
export const getCompanyInfo = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/companyinfo.php', { ...options }));

/**
 * Ids of the interests that a member can choose. Clients load them once.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`
 */
export const getInterests = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/interests.php', { ...options }));

/**
 * The regions with their names in the visitor's language. Clients load them once for each country.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `not_found`
 */
export const getRegions = (client: Client, query: QueryOf<'getRegions'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/regions.php', { params: { query }, ...options }));

/**
 * Finds the town, region and country at a position. The position is not stored.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `not_found`
 */
export const geocode = (client: Client, query: QueryOf<'geocode'>, options?: CallOptions) =>
  call(client.http.GET('/api/geocode.php', { params: { query }, ...options }));

/**
 * Tells whether distances can be told from a town, before it is saved: a town that is not known is taken all the
 * same. With a region only the towns in it count.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`
 */
export const checkTown = (client: Client, query: QueryOf<'checkTown'>, options?: CallOptions) =>
  call(client.http.GET('/api/town.php', { params: { query }, ...options }));
