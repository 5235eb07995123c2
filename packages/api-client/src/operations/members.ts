import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { QueryOf } from '../operation-types.ts';

/** One page of people who fit the filters. */
export const searchMembers = (client: Client, query: QueryOf<'searchMembers'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/members.php', { params: { query }, ...options }));

/** A member's profile. */
export const getMember = (client: Client, query: QueryOf<'getMember'>, options?: CallOptions) =>
  call(client.http.GET('/api/member.php', { params: { query }, ...options }));
