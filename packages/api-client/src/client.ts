import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { picturesFrom } from './pictures.ts';
import { fetchWhole, reaching } from './reach.ts';
import { type Fetch, type RetryOptions, sleepUnlessAborted, withRetry } from './retry.ts';
import { pageMemberHeader, type SessionLoss, sessionWatch } from './session.ts';
import { withTerms } from './terms.ts';

/** Options of a client. */
export interface ClientOptions {
  /** Scheme, host and port of the site; leave it out in a browser, where calls go to the page's own origin. */
  baseUrl?: string;
  /**
   * Replaces the global fetch, for example by one that calls the server in the same process. A TypeError means, as there, that
   * no answer came.
   */
  fetch?: Fetch;
  /**
   * `include` where the API is at another origin than the page, so that the browser sends the session's cookie there; the site
   * has to allow the page's origin.
   */
  credentials?: RequestCredentials;
  /**
   * Put before the addresses of pictures in answers, which are absolute on the site: `cdn_prefix` of the settings, or the
   * `baseUrl` where the page is at another origin.
   */
  picturePrefix?: string;
  /** Sent with every call, for example the visitor's cookie when a page is rendered on the server. */
  headers?: Record<string, string>;
  /** How long to wait before each repetition, usually `retryDelay` of this package; without it nothing is repeated. */
  retryDelay?: RetryOptions['retryDelay'];
  /** Replaces the timer between repetitions. */
  sleep?: RetryOptions['sleep'];
  /** Replaces Math.random. */
  random?: RetryOptions['random'];
  /**
   * The member whose page this is: their id, or `visitor`. Read before every call; the server refuses the call with
   * `member_changed` when another member is logged in by then, for example in a second tab.
   */
  pageMember?: () => string;
  /**
   * Called when a call other than user.php is refused with `authentication_required` or `member_changed`. If it resolves to
   * `silence`, for example because it reloads the page, the call never settles, so that no error is shown meanwhile.
   */
  onSessionLost?: (code: SessionLoss) => unknown;
  /**
   * Called when a call is refused with `terms_outdated`: asks the user for agreement to the current terms (`acceptTerms`). If it
   * resolves to true, the call is sent again, with the same Idempotency-Key; else it fails with `terms_outdated`.
   */
  onTermsOutdated?: () => Promise<boolean>;
}

/** A client of the API: the first argument of every operation's function. */
export interface Client {
  /** Prefix of every address, without a slash at the end; may be empty. */
  readonly baseUrl: string;
  /** Whether calls to another origin carry the session's cookie. */
  readonly credentials?: RequestCredentials | undefined;
  /** Put before the addresses of pictures. */
  readonly picturePrefix?: string | undefined;
  /** The openapi-fetch client that sends the calls. */
  readonly http: FetchClient<paths>;
  /** Latest answers of polled calls, by address. */
  readonly polled: Map<string, PolledAnswer>;
}

/** An answer with its version (ETag). */
export interface PolledAnswer {
  etag: string;
  data: unknown;
}

/** Makes a client. It sends `X-Requested-With: velluto` with every call. */
export function createClient(options: ClientOptions = {}): Client {
  const {
    baseUrl = '',
    fetch: ownFetch = fetchWhole,
    credentials,
    picturePrefix,
    headers,
    retryDelay,
    sleep = sleepUnlessAborted,
    random = Math.random,
    pageMember,
    onSessionLost,
    onTermsOutdated,
  } = options;
  const reached = reaching(ownFetch);
  const fetch = retryDelay ? withRetry(reached, { retryDelay, sleep, random }) : reached;
  const http = createFetchClient<paths>({
    baseUrl,
    ...(onTermsOutdated ? withTerms(fetch, onTermsOutdated) : { fetch }),
    headers: { 'X-Requested-With': 'velluto', ...headers },
    ...(credentials && { credentials }),
  });
  if (pageMember) http.use(pageMemberHeader(pageMember));
  if (picturePrefix) http.use(picturesFrom(picturePrefix));
  if (onSessionLost) http.use(sessionWatch(onSessionLost));
  return { baseUrl: baseUrl.replace(/\/$/, ''), credentials, picturePrefix, http, polled: new Map() };
}
