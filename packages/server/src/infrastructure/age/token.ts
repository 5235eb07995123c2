import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { ApiError } from '../../domain/api-error.ts';
import type { Clock } from '../../domain/clock.ts';
import type { AgeProvider } from '../../domain/sites/site.ts';
import type { AgeCheck } from './age.ts';

/** Milliseconds that the provider has to answer with its keys. */
const timeoutMs = 5_000;
/** Seconds by which the clocks of provider and server may differ. */
const clockSkewSeconds = 60;
/** Signatures that are accepted: only those with a public key, so that no secret is shared. */
const algorithms = ['ES256', 'ES384', 'EdDSA', 'PS256', 'RS256'];
/** Code of jose for an answer that is no key set. */
const noKeySet = ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'];

/** What an error of jose means for the person. */
function refusal(error: unknown): ApiError {
  if (error instanceof errors.JWTExpired) return new ApiError('age_token_expired');
  const isAway = !(error instanceof errors.JOSEError) || noKeySet.includes(error.code);
  return new ApiError(isAway ? 'age_provider_unavailable' : 'age_token_invalid');
}

/**
 * A provider with double anonymity: the person is sent there with a random nonce and the age to prove, and comes back
 * with a token that says `age_over_18` (or 21 …, ISO 18013-5) and that nonce, signed with a key of the provider.
 * Nothing else of it is read.
 *
 * @param minAge years that have to be proved
 * @param fetcher for the provider's keys
 */
export function tokenAge(
  provider: AgeProvider,
  {
    minAge,
    clock,
    fetcher,
  }: { minAge: number; clock: Clock; fetcher: (request: Request) => Promise<Response> },
): AgeCheck {
  const claim = `age_over_${minAge}`;
  const keys = createRemoteJWKSet(new URL(provider.jwks_url), {
    timeoutDuration: timeoutMs,
    // a provider's keys are at the address that the site file names, and nowhere else
    [customFetch]: (url, { headers, method, signal }) =>
      fetcher(new Request(url, { headers, method, signal, redirect: 'error' })),
  });
  const { issuer, audience } = provider;
  return {
    method: 'token',
    begin: ({ nonce, returnUrl }) => {
      // the sandbox is a path of the site itself
      const url = new URL(provider.start_url, returnUrl);
      url.searchParams.set('audience', audience);
      url.searchParams.set('nonce', nonce);
      url.searchParams.set('min_age', String(minAge));
      url.searchParams.set('return_url', returnUrl);
      return url.href;
    },
    confirm: async token => {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockSkewSeconds,
        currentDate: clock.now(),
        requiredClaims: ['exp', 'nonce', claim],
      }).catch(error => {
        throw refusal(error);
      });
      if (payload[claim] !== true || typeof payload.nonce !== 'string')
        throw new ApiError('age_token_invalid');
      return { nonce: payload.nonce };
    },
  };
}
