import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { unsubscribeLink, unsubscribeToken } from './unsubscribe-token.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const { ctx } = server;
const advertising = ['weekly_updates', 'promotions', 'news'];

describe('notification settings', () => {
  it('are all on at first but for those that advertise, and change as a whole or in part', async () => {
    const anna = await server.member({ email: 'anna@example.com' });
    const call = await server.client(anna);
    const first = await call('GET', '/api/notifications.php');
    expect(first.body).toMatchObject({
      email: 'anna@example.com',
      email_confirmed: true,
      emails_enabled: true,
      disabled: advertising,
      num_push: 0,
    });
    expect(first.body.kinds).toHaveLength(8);
    const quiet = await call('PUT', '/api/notifications.php', { disabled: ['like', ...advertising] });
    expect(quiet.body.disabled).toEqual(['like', ...advertising]);
    const none = await call('PUT', '/api/notifications.php', { emails_enabled: false });
    expect(none.body).toMatchObject({ disabled: ['like', ...advertising], emails_enabled: false });
    const user = await call('GET', '/api/user.php');
    expect(user.body.user.notifications_disabled).toEqual(['like', ...advertising]);
    expect(server.events(anna)).toContainEqual({ event: 'user', data: {} });
  });

  it('change the version of the polled user', async () => {
    const call = await server.client(await server.member());
    const { headers } = await call('GET', '/api/user.php');
    await call('PUT', '/api/notifications.php', { disabled: ['like'] });
    const polled = await call('GET', '/api/user.php', undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(polled.status).toBe(200);
  });

  it('refuse visitors, unknown kinds, repeated kinds and an empty change', async () => {
    const visitor = await server.client();
    expect((await visitor('GET', '/api/notifications.php')).status).toBe(403);
    expect((await visitor('PUT', '/api/notifications.php', { disabled: [] })).status).toBe(403);
    const call = await server.client(await server.member());
    for (const body of [
      { disabled: ['all'] },
      { disabled: ['like', 'like'] },
      { disabled: [], consent: { page: 'elsewhere', wording: '1' } },
      { disabled: [], consent: { page: '/notifications' } },
      {},
      { emails: false },
    ]) {
      expect((await call('PUT', '/api/notifications.php', body)).status).toBe(400);
    }
    const foreign = await call(
      'PUT',
      '/api/notifications.php',
      { disabled: [] },
      {
        headers: { 'x-requested-with': 'x' },
      },
    );
    expect(foreign.body.code).toBe('request_refused');
  });
});

describe('the link of a mail', () => {
  const disabledOf = async (member: { id: string }) =>
    (await server.client(member))('GET', '/api/notifications.php').then(({ body }) => body.disabled);
  /** A member who asked for all that advertises, so that nothing is off. */
  const memberWithAll = () => server.member({ asked: ['weekly_updates', 'promotions', 'news'] });
  const post = (token: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe.php?token=${token}`,
      headers: { host: 'localhost', ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });

  it('works at the sites of the member’s pool only', async () => {
    const bea = await memberWithAll();
    const token = await unsubscribeToken(ctx, { memberId: bea.id, kind: 'like' });
    const visitor = await server.client();
    const at = (host: string) => visitor('POST', `/api/unsubscribe.php?token=${token}`, undefined, { host });
    expect((await at('elsewhere.test')).status).toBe(404);
    expect(await disabledOf(bea)).toEqual([]);
    expect((await at('nordlys.localhost')).status).toBe(200);
  });

  it('switches its kind off by the one-click unsubscribe of a mail program, without session or client header', async () => {
    const bea = await memberWithAll();
    const link = new URL(
      await unsubscribeLink(ctx, ctx.sites.byId('nordlys'), { memberId: bea.id, kind: 'like' }),
    );
    expect(link.origin).toBe('http://nordlys.localhost:4100');
    const token = link.searchParams.get('token') ?? '';
    for (let time = 0; time < 2; time++) {
      const answer = await post(token, 'List-Unsubscribe=One-Click');
      expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'like' }]);
    }
    expect(await disabledOf(bea)).toEqual(['like']);
  });

  it('reaches the pages that the member has open', async () => {
    const ina = await memberWithAll();
    const call = await server.client(ina);
    const { headers } = await call('GET', '/api/user.php');
    await post(await unsubscribeToken(ctx, { memberId: ina.id, kind: 'like' }));
    const polled = await call('GET', '/api/user.php', undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(polled.status).toBe(200);
  });

  it('accepts the other body of the one-click unsubscribe, and an empty one', async () => {
    const cleo = await memberWithAll();
    const [news, like] = await Promise.all(
      (['news', 'like'] as const).map(kind => unsubscribeToken(ctx, { memberId: cleo.id, kind })),
    );
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const answers = [await post(news ?? '', form, 'multipart/form-data; boundary=b'), await post(like ?? '')];
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200]);
    expect(await disabledOf(cleo)).toEqual(['like', 'news']);
  });

  it('only redirects to the settings when it is opened, since scanners open links', async () => {
    const dora = await memberWithAll();
    const token = await unsubscribeToken(ctx, { memberId: dora.id, kind: 'weekly_updates' });
    const opened = await server.app.inject({ url: `/api/unsubscribe.php?token=${token}` });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`/notifications?unsubscribe=${token}&kind=weekly_updates`);
    const wrong = await server.app.inject({ url: '/api/unsubscribe.php?token=guess' });
    expect(wrong.headers.location).toBe('/notifications?unsubscribe=invalid');
    expect(await disabledOf(dora)).toEqual([]);
  });

  it('cannot be changed into one of another member or kind', async () => {
    const [eva, fay] = [await memberWithAll(), await memberWithAll()];
    const token = await unsubscribeToken(ctx, { memberId: eva.id, kind: 'like' });
    const [id = '', , signature = ''] = token.split('.');
    const hex = fay.id.replaceAll('-', '');
    const forged = [
      `${hex}.like.${signature}`,
      `${id}.news.${signature}`,
      `${id}.like.`,
      `${id}.like`,
      `${id}.toString.${signature}`,
      `${id}.like.${signature.slice(0, -1)}`,
      'x'.repeat(200),
    ];
    for (const forgedToken of forged) expect((await post(forgedToken)).statusCode, forgedToken).toBe(404);
    expect((await post('x'.repeat(201))).statusCode).toBe(400);
    expect([await disabledOf(eva), await disabledOf(fay)]).toEqual([[], []]);
  });

  it('is the same in all processes with one database', async () => {
    const gia = await memberWithAll();
    const values = { memberId: gia.id, kind: 'like' } as const;
    const { databaseKeys } = await import('../../infrastructure/encryption/server-keys.ts');
    const others = await Promise.all(
      [1, 2, 3].map(() => unsubscribeToken({ keys: databaseKeys(ctx) }, values)),
    );
    expect(new Set([await unsubscribeToken(ctx, values), ...others]).size).toBe(1);
  });
});
