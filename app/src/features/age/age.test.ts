import { createClient } from '@velluto/api-client';
import { errorExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { beginAgeCheck, finishAgeCheck } from './age.ts';

function setUp(answer: () => Response) {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      sent.push([request.method, new URL(request.url).pathname, await request.json()]);
      return answer();
    },
  });
  return { sent, app: testAppContext({ client, user: testUser({ age_proof_required: true }) }) };
}

it('the chosen page is sent along to the provider', async () => {
  const { app, sent } = setUp(() => Response.json({ url: 'https://age.example/prove?nonce=n' }));
  expect(await beginAgeCheck(app, '/chats')).toBe('https://age.example/prove?nonce=n');
  expect(sent).toEqual([['POST', '/api/age-check.php', { next: '/chats' }]]);
});

it('after a valid token the member may see people; after an invalid one nothing has changed', async () => {
  const proved = testUser({ age_proof_required: false });
  const { app, sent } = setUp(() => Response.json({ user: proved }));
  await finishAgeCheck(app, 'a.b.c');
  expect(sent).toEqual([['PUT', '/api/age-check.php', { token: 'a.b.c' }]]);
  expect(app.session.state.user?.age_proof_required).toBe(false);
  const bad = setUp(() => Response.json(errorExamples.age_token_invalid, { status: 400 })).app;
  await expect(finishAgeCheck(bad, 'x')).rejects.toMatchObject({ code: 'age_token_invalid' });
  expect(bad.session.state.user?.age_proof_required).toBe(true);
});
