import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Clock } from '../src/domain/clock.ts';
import type { AgeSandbox } from '../src/infrastructure/age/choose.ts';

const provider = {
  issuer: 'https://age.test',
  audience: 'velluto-test',
  start_url: 'https://age.test/prove',
  jwks_url: 'https://age.test/jwks.json',
};

/** What a token says; each part can be changed. */
export interface TokenParts {
  nonce?: string;
  age_over_18?: boolean | undefined;
  age_over_21?: boolean;
  issuer?: string;
  audience?: string;
  /** Seconds until it expires. */
  seconds?: number;
  /** Signed by somebody else, under the name of the provider's key. */
  forged?: boolean;
}

/** A provider of proofs of age whose tokens, keys and faults the test chooses. */
export async function testAgeProvider(clock: () => Clock) {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256' }];
  const state = { down: false };
  const sandbox: AgeSandbox = {
    provider,
    fetcher: async () => (state.down ? new Response('away', { status: 503 }) : Response.json({ keys })),
  };
  const sign = ({ nonce = 'a nonce', issuer, audience, seconds = 300, forged, ...claims }: TokenParts) => {
    return new SignJWT({ nonce, age_over_18: true, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer ?? provider.issuer)
      .setAudience(audience ?? provider.audience)
      .setExpirationTime(new Date(clock().now().getTime() + seconds * 1_000))
      .sign((forged ? other : own).privateKey);
  };
  return { sandbox, state, sign };
}
