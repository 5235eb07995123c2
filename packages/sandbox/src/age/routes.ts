import { escapeHtml } from '@velluto/rules';
import { ApiError, type Context, devPagePolicy } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { page } from '../page.ts';
import { ageIssuer } from './provider.ts';

/** What a developer can let the provider do. */
const outcomes = {
  adult: 'I am over 18',
  minor: 'I am not',
  expired: 'Bring back an expired proof',
} as const;
type Outcome = keyof typeof outcomes;
const isOutcome = (text: unknown): text is Outcome =>
  typeof text === 'string' && Object.hasOwn(outcomes, text);

const minute = 60_000;
/** Milliseconds that a proof is good for. */
const life = 5 * minute;

interface Asked {
  audience: string;
  nonce: string;
  return_url: string;
}

/** Hidden fields that bring the question to the answer. */
const fields = (asked: Asked) =>
  (['audience', 'nonce', 'return_url'] as const)
    .map(name => `<input type="hidden" name="${name}" value="${escapeHtml(asked[name])}">`)
    .join('');

/** A provider of proofs of age that believes everybody, never in production: its page, and its public key. */
export async function ageSandboxRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'ES256', use: 'sig' };

  app.get('/__age/jwks.json', async () => ({ keys: [jwk] }));

  app.get<{ Querystring: Partial<Asked> }>('/__age', async (request, reply) => {
    const { audience, nonce, return_url } = request.query;
    if (!audience || !nonce || !return_url) throw new ApiError('not_found');
    const buttons = Object.entries(outcomes).map(
      ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
    );
    const body = `<h1>Proof of age</h1><p>This page stands in for a provider while the product is developed.</p>
<form method="post" action="/__age">${fields({ audience, nonce, return_url })}${buttons.join(' ')}</form>`;
    return reply
      .header('content-security-policy', devPagePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page('Proof of age', body));
  });

  app.post<{ Body: Partial<Asked & { outcome: string }> }>('/__age', async (request, reply) => {
    const { audience, nonce, return_url, outcome } = request.body ?? {};
    if (!audience || !nonce || !return_url || !isOutcome(outcome)) throw new ApiError('not_found');
    const now = ctx.clock.now().getTime();
    const until = outcome === 'expired' ? now - life : now + life;
    const token = await new SignJWT({ nonce, age_over_18: outcome !== 'minor' })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .setIssuer(ageIssuer)
      .setAudience(audience)
      .setExpirationTime(new Date(until))
      .sign(privateKey);
    const back = new URL(return_url);
    back.searchParams.set('token', token);
    return reply.redirect(back.href, 303);
  });
}
