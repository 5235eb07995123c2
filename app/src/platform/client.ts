import { type Client, type ClientOptions, createClient } from '@velluto/api-client';
import { retryDelay } from '@velluto/rules';

/** The client of this visit; a module of its own, so that a page that asks for nothing does not load it. */
export const makeClient = (options: ClientOptions): Client => createClient({ retryDelay, ...options });
