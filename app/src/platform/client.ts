import { type Client, type ClientOptions, createClient } from '@velluto/api-client';
import { retryDelay } from '@velluto/rules';

/** The client of a visit. */
export const makeClient = (options: ClientOptions): Client => createClient({ retryDelay, ...options });
