import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../platform/client.ts';
import { requestReset, resetPasswordByLink, validateNewPassword } from './password-reset.ts';

const good = { password: 'sette lune di carta', repeat: 'sette lune di carta' };

it('says of a new password what needs no server', () => {
  expect(validateNewPassword(good)).toBeUndefined();
  expect(validateNewPassword({ ...good, password: 'kurz' })).toEqual({ fields: { password: 'too_short' } });
  expect(validateNewPassword({ password: 'password123', repeat: 'password123' })).toEqual({
    fields: { password: 'common' },
  });
  expect(validateNewPassword({ ...good, repeat: 'sette lune' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('asks nobody with what is wrong already', async () => {
  const app = testAppContext();
  expect(await requestReset(app, { email: 'giulia@' }, null)).toEqual({ fields: { email: 'format' } });
  expect(await resetPasswordByLink(app, 't', { ...good, repeat: '' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('ends the session of the page with all others', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: testUser(), client });
  expect(await resetPasswordByLink(app, 't', good)).toBeUndefined();
  expect(app.session.state.user).toBeNull();
});
