import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import { requestReset, resetPasswordByLink, validateNewPassword } from './password-reset.ts';

const valid = { password: 'sette lune di carta', repeat: 'sette lune di carta' };

it('finds short, common and mismatching passwords without the server', () => {
  expect(validateNewPassword(valid)).toBeUndefined();
  expect(validateNewPassword({ ...valid, password: 'kurz' })).toEqual({ fields: { password: 'too_short' } });
  expect(validateNewPassword({ password: 'password123', repeat: 'password123' })).toEqual({
    fields: { password: 'common' },
  });
  expect(validateNewPassword({ ...valid, repeat: 'sette lune' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('sends no request for invalid values', async () => {
  const app = testAppContext();
  expect(await requestReset(app, { email: 'giulia@' }, null)).toEqual({ fields: { email: 'format' } });
  expect(await resetPasswordByLink(app, 't', { ...valid, repeat: '' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('a password reset ends the session of the page too', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: testUser(), client });
  expect(await resetPasswordByLink(app, 't', valid)).toBeUndefined();
  expect(app.session.state.user).toBeNull();
});
