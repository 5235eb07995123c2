import { resolve } from 'node:path';
import { readContract } from '@velluto/api-client/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { loadSites } from '../sites/load-sites.ts';
import { governedByTerms } from './terms.ts';

const velluto = loadSites(resolve(import.meta.dirname, '../../../../../sites')).byId('velluto');
const newer = { ...velluto.company, added: '2026-10-01T00:00:00.000Z' };
const server = await createTestServer({ parts: { sites: sitesWith({ renewed: { company: newer } }) } });
const current = '2026-10-01T00:00:00.000Z';
const outdated = async (call: Awaited<ReturnType<typeof server.client>>, host = 'localhost') =>
  (await call('GET', '/api/user.php', undefined, { host })).body.user.terms_outdated;
const accept = (
  call: Awaited<ReturnType<typeof server.client>>,
  terms_version: string,
  host = 'renewed.test',
) => call('PUT', '/api/terms.php', { terms_version }, { host });

test('terms of another site, or a new version, are asked for until they are accepted', async () => {
  const call = await server.client();
  const id = await signUpAs(call, { email: 'terms@example.com', name: 'Terms' });
  expect([await outdated(call), await outdated(call, 'renewed.test')]).toEqual([false, true]);
  const etag = (await call('GET', '/api/user.php', undefined, { host: 'renewed.test' })).headers.etag;
  const answer = await accept(call, current);
  expect([answer.status, answer.body.user.terms_outdated]).toEqual([200, false]);
  expect((await accept(call, current)).status).toBe(200);
  const headers = { 'if-none-match': String(etag) };
  expect((await call('GET', '/api/user.php', undefined, { host: 'renewed.test', headers })).status).toBe(200);
  const acceptances = await server.db
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('member_id', '=', id)
    .execute();
  expect(acceptances).toMatchObject([{ site_id: 'renewed', accepted_at: server.clock.now() }]);

  await server.db.updateTable('member').set({ site_id: 'renewed' }).where('id', '=', id).execute();
  await server.db.deleteFrom('terms_acceptance').execute();
  expect(await outdated(call, 'renewed.test')).toBe(true);
});

test('until they are accepted, operations that need them are refused, and all others work', async () => {
  const anna = await server.member({ paid_user: true, termsElsewhere: false });
  const bruno = await server.member();
  const call = await server.client(anna);
  const host = 'renewed.test';
  const act = (method: 'POST' | 'PUT', path: string, body: object) =>
    call(method, path, body, { host, headers: { 'idempotency-key': server.ctx.ids.uuid() } });
  const governed = () =>
    Promise.all([
      act('POST', '/api/message.php', { profile: bruno.id, text: 'Ciao' }),
      act('POST', '/api/like.php', { profile: bruno.id }),
      act('POST', '/api/swipe.php', { profile: bruno.id, liked: false }),
      act('POST', '/api/payment.php', {}),
      act('POST', '/api/directdebit.php', {}),
      act('PUT', '/api/directdebit.php', {}),
      act('POST', '/api/directdebit-code.php', {}),
      act('POST', '/api/photo.php', {}),
      act('POST', '/api/message-photo.php', {}),
    ]);
  const refusals = (answers: { body: { code?: string } | undefined }[]) =>
    answers.filter(({ body }) => body?.code === 'terms_outdated').length;
  expect(refusals(await governed())).toBe(9);
  const open = await Promise.all([
    call('GET', `/api/member.php?id=${bruno.id}`, undefined, { host }),
    call('GET', '/api/chats.php', undefined, { host }),
    act('POST', '/api/export.php', {}),
    act('POST', '/api/block.php', { profile: bruno.id }),
    act('POST', '/api/withdrawal.php', {}),
    act('POST', '/api/cancellation.php', {}),
  ]);
  expect(refusals(open)).toBe(0);
  await accept(call, current);
  expect(refusals(await governed())).toBe(0);
});

/** What members can change without accepting new terms, by the reason. */
const open = {
  ownAccount: [
    'updateUser',
    'updateProfile',
    'updatePreferences',
    'withdrawConsent',
    'changePassword',
    'askMailChange',
    'activateByCode',
    'resendActivation',
    'endSession',
    'startSecondFactor',
    'confirmSecondFactor',
    'endSecondFactor',
    'renewRecoveryCodes',
    'updateNotifications',
    'endPush',
    'updatePrivacy',
    'startAgeCheck',
    'completeAgeCheck',
    'acceptTerms',
  ],
  ownPhotos: ['setMainPhoto', 'orderPhotos', 'deletePhoto'],
  ownData: ['askExport', 'deleteAccount', 'takeDeleteDiscount'],
  whatIsBought: ['requestBegin', 'revokeMandate', 'updateWalletLimits'],
  takingBack: ['unlike', 'undoSwipe', 'deleteChat'],
  protection: ['block', 'unblock', 'report'],
  reading: ['markChatRead', 'markLikeSeen', 'noteProfileView', 'typing', 'autoLike'],
};

test('each operation by which a member changes something waits for the terms, or has a reason why not', () => {
  const changes = readContract().filter(
    ({ method, needsSession, needsClient }) => needsSession && (method !== 'GET' || needsClient),
  );
  const named = [...governedByTerms, ...Object.values(open).flat()];
  expect(named.toSorted()).toEqual(changes.map(({ id }) => id as string).toSorted());
});

test('a client with a current version of the user is asked for new terms too', async () => {
  const call = await server.client();
  await signUpAs(call, { email: 'polling@example.com', name: 'Polling' });
  const { etag } = (await call('GET', '/api/user.php')).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await call('GET', '/api/user.php', undefined, { headers })).status).toBe(304);
  // as after a restart with newer terms: nothing has changed in the member's rows
  const { status, body } = await call('GET', '/api/user.php', undefined, { host: 'renewed.test', headers });
  expect([status, body?.user.terms_outdated]).toEqual([200, true]);
});

test('only the version in force can be accepted, by somebody who is logged in', async () => {
  const call = await server.client(await server.member());
  for (const version of ['2026-03-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']) {
    const { status, body } = await accept(call, version);
    expect([status, body.details]).toEqual([400, [{ field: 'terms_version', code: 'outdated' }]]);
  }
  expect((await accept(await server.client(), current)).body.code).toBe('authentication_required');
});
