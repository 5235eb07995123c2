import type { TestClient } from './client.ts';

/** A valid sign-up form; `change` overrides fields, and `undefined` removes one. */
export function signupForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    email: 'nina@example.com',
    name: 'Nina',
    password: 'una lunga passeggiata',
    date_of_birth: '1992-04-03',
    gender: 'female',
    sexuality: 'hetero',
    looking_for: 'male',
    country: 'IT',
    region: 'IT-25',
    city: 'Milano',
    language: 'it',
    terms_version: '2026-03-01T00:00:00.000Z',
    consent_sensitive: true,
    consent_sharing: true,
    ...overrides,
  };
}

/** Signs up through the API and returns the new user's id. */
export async function signUpAs(call: TestClient, overrides: Record<string, unknown>): Promise<string> {
  const { status, body } = await call('POST', '/api/signup.php', signupForm(overrides));
  if (status !== 201) throw new Error(`The sign-up was refused: ${JSON.stringify(body)}`);
  return body.user.id;
}

/** Path and query of the activation link in a mail's text. */
export function linkIn(mail: { text: string } | undefined): string {
  const link = /https?:\/\/[^\s\]]+\/api\/activate\.php\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail: ${mail?.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
