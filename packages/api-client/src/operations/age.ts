import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../operation-types.ts';

/** Begins a proof of age; gives the address of the provider's page. */
export const startAgeCheck = (client: Client, body: BodyOf<'startAgeCheck'>, options?: CallOptions) =>
  call(client.http.POST('/api/age-check.php', { body, ...options }));

/** Completes a proof of age with the token that the user brought back. */
export const completeAgeCheck = (client: Client, body: BodyOf<'completeAgeCheck'>, options?: CallOptions) =>
  call(client.http.PUT('/api/age-check.php', { body, ...options }));
