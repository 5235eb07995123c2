import { type Client, type ClientOptions, createClient, retryDelay } from '@velluto/api-client';

/** The client of a visit. */
export const makeClient = (options: ClientOptions): Client => createClient({ retryDelay, ...options });
