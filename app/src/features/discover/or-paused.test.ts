import { ApiProblem } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { orPaused } from './or-paused.ts';

const nobody = { looking_for: null, min_age: null, max_age: null };
const refused = (code: 'consent_withdrawn' | 'internal_error') =>
  vi.fn().mockRejectedValue(new ApiProblem(code === 'internal_error' ? 500 : 403, { code, message: '' }));

it('asks for no proposals while the consent is withdrawn', async () => {
  const load = vi.fn();
  expect(await orPaused(testAppContext({ user: testUser({ preferences: nobody }) }), load)).toBe('paused');
  expect(load).not.toHaveBeenCalled();
});

it('follows the server where another tab has withdrawn the consent, and passes on other errors', async () => {
  const app = testAppContext({ user: testUser() });
  expect(await orPaused(app, async () => 'people')).toBe('people');
  expect(await orPaused(app, refused('consent_withdrawn'))).toBe('paused');
  await expect(orPaused(app, refused('internal_error'))).rejects.toThrow();
});
