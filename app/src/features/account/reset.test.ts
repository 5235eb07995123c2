import { expect, it } from 'vitest';
import { makeClient } from '../../platform/client.ts';
import { testAppContext, testUser } from '../../platform/testing.ts';
import { chooseByLink, refuseNewPassword, requestReset } from './reset.ts';

const good = { password: 'sette lune di carta', repeat: 'sette lune di carta' };

it('says of a new password what needs no server', () => {
  expect(refuseNewPassword(good)).toBeUndefined();
  expect(refuseNewPassword({ ...good, password: 'kurz' })).toEqual({ fields: { password: 'too_short' } });
  expect(refuseNewPassword({ password: 'password123', repeat: 'password123' })).toEqual({
    fields: { password: 'common' },
  });
  expect(refuseNewPassword({ ...good, repeat: 'sette lune' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('asks nobody with what is wrong already', async () => {
  const app = testAppContext();
  expect(await requestReset(app, { email: 'giulia@' })).toEqual({ fields: { email: 'format' } });
  expect(await chooseByLink(app, 't', { ...good, repeat: '' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('ends the session of the page with all others', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: testUser(), client });
  expect(await chooseByLink(app, 't', good)).toBeUndefined();
  expect(app.session.state.user).toBeNull();
});
