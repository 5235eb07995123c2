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
