import { escapeHtml } from '@velluto/rules';
import { ApiError, type Context, devPagePolicy } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { page } from '../page.ts';
import { ageIssuer } from './provider.ts';

/** Results that a developer can choose. */
const outcomes = ['adult', 'minor', 'expired'] as const;
type Outcome = (typeof outcomes)[number];
const isOutcome = (text: unknown): text is Outcome => (outcomes as readonly unknown[]).includes(text);
const labels = (minAge: string): Record<Outcome, string> => ({
  adult: `I am over ${minAge}`,
  minor: 'I am not',
  expired: 'Bring back an expired proof',
});

const minute = 60_000;
/** Milliseconds that a proof is good for. */
const life = 5 * minute;

interface Asked {
  audience: string;
  nonce: string;
  /** Years that have to be proved. */
  min_age: string;
  return_url: string;
}

const parts = ['audience', 'nonce', 'min_age', 'return_url'] as const;

/** The request; null where something is missing, or the return address is on another site than the one that asked. */
function readAsked(sent: Partial<Asked> | undefined, host: string): Asked | null {
  const { audience, nonce, min_age, return_url } = sent ?? {};
  if (!audience || !nonce || !min_age || !return_url) return null;
  return URL.parse(return_url)?.host === host ? { audience, nonce, min_age, return_url } : null;
}

/** Hidden fields that carry the request to the answer. */
const fields = (asked: Asked) =>
  parts.map(name => `<input type="hidden" name="${name}" value="${escapeHtml(asked[name])}">`).join('');

/** A test provider of proofs of age, never in production: its page, and its public key. */
export async function ageSandboxRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'ES256', use: 'sig' };

  app.get('/__age/jwks.json', async () => ({ keys: [jwk] }));

  app.get<{ Querystring: Partial<Asked> }>('/__age', async (request, reply) => {
    const asked = readAsked(request.query, request.host);
    if (!asked) throw new ApiError('not_found');
    const buttons = Object.entries(labels(escapeHtml(asked.min_age))).map(
      ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
    );
    const body = `<h1>Proof of age</h1><p>This page stands in for a provider while the product is developed.</p>
<form method="post" action="/__age">${fields(asked)}${buttons.join(' ')}</form>`;
    return reply
      .header('content-security-policy', devPagePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page('Proof of age', body));
  });

  app.post<{ Body: Partial<Asked & { outcome: string }> }>('/__age', async (request, reply) => {
    const asked = readAsked(request.body, request.host);
    const outcome = request.body?.outcome;
    if (!asked || !isOutcome(outcome)) throw new ApiError('not_found');
    const now = ctx.clock.now().getTime();
    const until = outcome === 'expired' ? now - life : now + life;
    const token = await new SignJWT({
      nonce: asked.nonce,
      [`age_over_${asked.min_age}`]: outcome !== 'minor',
    })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .setIssuer(ageIssuer)
      .setAudience(asked.audience)
      .setExpirationTime(new Date(until))
      .sign(privateKey);
    const back = new URL(asked.return_url);
    back.searchParams.set('token', token);
    return reply.redirect(back.href, 303);
  });
}
