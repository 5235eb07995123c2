// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { QueryOf } from '../../operation-types.ts';

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
