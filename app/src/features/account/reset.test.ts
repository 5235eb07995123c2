import { ApiProblem } from '@velluto/api-client';
import { expect, it } from 'vitest';
import { makeClient } from '../../platform/client.ts';
import { testUser, testVisit } from '../../platform/testing.ts';
import { chooseByLink, newPasswordProblem, refusal, requestReset } from './reset.ts';

const good = { password: 'sette lune di carta', repeat: 'sette lune di carta' };

it('says of a new password what needs no server', () => {
  expect(newPasswordProblem(good)).toBeNull();
  expect(newPasswordProblem({ ...good, password: 'kurz' })).toEqual({ field: 'too_short' });
  expect(newPasswordProblem({ password: 'password123', repeat: 'password123' })).toEqual({ field: 'common' });
  expect(newPasswordProblem({ ...good, repeat: 'sette lune' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('asks nobody with what is wrong already', async () => {
  const visit = testVisit();
  expect(await requestReset(visit, 'giulia@')).toEqual({ field: 'format' });
  expect(await chooseByLink(visit, 't', { ...good, repeat: '' })).toEqual({
    problem: { code: 'passwords_do_not_match' },
  });
});

it('ends the session of the page with all others', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const visit = testVisit({ user: testUser(), client });
  expect(await chooseByLink(visit, 't', good)).toBeNull();
  expect(visit.session.state.user).toBeNull();
});

it('a refusal belongs to the field that the server names', () => {
  const details = [{ field: 'password', code: 'common' as const }];
  const error = new ApiProblem(400, { code: 'invalid_request', message: '', details });
  expect(refusal(error, 'password')).toEqual({ field: 'common' });
  expect(refusal(error, 'email')).toEqual({ problem: { code: 'invalid_request' } });
  expect(refusal(new TypeError(), 'email')).toEqual({ problem: { code: 'offline' } });
});
