import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pushService } from '../../../test/push-service.ts';
import { createTestServer } from '../../../test/server.ts';
import { databaseKeys } from '../../infrastructure/encryption/server-keys.ts';
import { PUSH_MAX_BYTES } from '../../infrastructure/push/push.ts';
import { webPush } from '../../infrastructure/push/web-push.ts';
import { savePushSubscription } from './push-subscriptions.ts';

const service = await pushService();
const server = await createTestServer({ parts: { push: service.part } });
const { ctx } = server;
const options = { topic: 'test', ttl: 60 };
const addressOf = ({ subscription: { endpoint, keys } }: ReturnType<typeof service.browser>) => ({
  endpoint,
  ...keys,
});

describe('a push subscription', () => {
  it('is stored for the key in the settings, once a browser, and can be ended', async () => {
    const anna = await server.member();
    const call = await server.client(anna);
    const { body } = await call('GET', '/api/settings.php');
    expect(Buffer.from(body.push_public_key, 'base64url')).toHaveLength(65);
    const { subscription } = service.browser('anna');
    for (let time = 0; time < 2; time++) {
      expect((await call('POST', '/api/user.php?push=1', { subscription })).status).toBe(200);
    }
    expect((await call('GET', '/api/notifications.php')).body.num_push).toBe(1);
    const other = await server.client(await server.member());
    await other('DELETE', '/api/push.php', { endpoint: subscription.endpoint });
    expect((await call('GET', '/api/notifications.php')).body.num_push).toBe(1);
    expect((await call('DELETE', '/api/push.php', { endpoint: subscription.endpoint })).status).toBe(204);
    expect((await call('GET', '/api/notifications.php')).body.num_push).toBe(0);
    expect(
      (await (await server.client())('DELETE', '/api/push.php', { endpoint: 'https://a.b' })).status,
    ).toBe(403);
  });

  it('belongs to the member who used the browser last, and a member has ten at most', async () => {
    const [bea, cleo] = [await server.member(), await server.member()];
    const shared = service.browser('shared').subscription;
    const calls = [await server.client(bea), await server.client(cleo)] as const;
    for (const call of calls) await call('POST', '/api/user.php?push=1', { subscription: shared });
    expect((await calls[0]('GET', '/api/notifications.php')).body.num_push).toBe(0);
    for (let count = 0; count < 12; count++) {
      server.clock.advance({ seconds: 1 });
      await calls[1]('POST', '/api/user.php?push=1', {
        subscription: service.browser(`b${count}`).subscription,
      });
    }
    expect((await calls[1]('GET', '/api/notifications.php')).body.num_push).toBe(10);
  });

  it('of a session that was ended meanwhile is not stored', async () => {
    const dora = await server.member();
    const { subscription } = service.browser('dora');
    const me = { id: dora.id, sessionHash: randomBytes(32) };
    await expect(savePushSubscription(ctx, me, subscription)).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });

  it('can name a push service only', async () => {
    const call = await server.client(await server.member());
    const { keys, endpoint } = service.browser('x').subscription;
    const endpoints = [
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://fcm.googleapis.com.evil.example/x',
      endpoint.replace('https', 'http'),
      endpoint.replace('//', '//user:pass@'),
      endpoint.replace(/:\d+/, ':22'),
    ];
    for (const address of endpoints) {
      const answer = await call('POST', '/api/user.php?push=1', {
        subscription: { endpoint: address, keys },
      });
      expect(answer.body.code, address).toBe('invalid_request');
    }
    for (const wrong of [
      { ...keys, auth: 'short' },
      { ...keys, p256dh: 'AAAA' },
    ]) {
      const answer = await call('POST', '/api/user.php?push=1', { subscription: { endpoint, keys: wrong } });
      expect(answer.status).toBe(400);
    }
  });

  it('of every supported browser is accepted', () => {
    const { p256dh, auth } = service.browser('y').subscription.keys;
    const real = webPush({ keys: ctx.keys, contact: 'mailto:a@b.example' });
    const accepted = (endpoint: string) => real.accepts({ endpoint, p256dh, auth });
    const supported = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ];
    expect(supported.map(accepted)).toEqual([true, true, true, true]);
    const unsupported = [
      'https://push.apple.com.evil.example/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://evilpush.services.mozilla.com/abc',
      'https://127.0.0.1/abc',
      'not an address',
    ];
    expect(unsupported.filter(accepted)).toEqual([]);
  });
});

describe('a push message', () => {
  it('can be decrypted by its browser only, and is signed with keys that all processes share', async () => {
    const browser = service.browser('read');
    expect(await ctx.push.send(addressOf(browser), '{"title":"Sofia"}', options)).toBe('sent');
    const last = service.received.at(-1);
    expect(last?.path).toBe('/read');
    expect(last?.body.toString('latin1')).not.toContain('Sofia');
    expect(browser.read(last?.body ?? Buffer.alloc(0))).toEqual({ title: 'Sofia' });
    const publicKey = await ctx.push.publicKey();
    expect(last?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', topic: 'test' });
    expect(String(last?.headers.authorization)).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey}$`));
    const elsewhere = webPush({ keys: databaseKeys(ctx), contact: 'mailto:a@b.example' });
    expect(await elsewhere.publicKey()).toBe(publicKey);
  });

  it('is refused when too long, follows no redirect, and tells an expired subscription from a service that is down', async () => {
    const address = addressOf(service.browser('gone'));
    const count = service.received.length;
    const long = ctx.push.send(address, 'x'.repeat(PUSH_MAX_BYTES + 1), options);
    await expect(long).rejects.toThrow('too long');
    expect(await ctx.push.send({ ...address, endpoint: 'https://127.0.0.1:9/x' }, '{}', options)).toBe(
      'gone',
    );
    expect(service.received).toHaveLength(count);
    service.answers.push(410, 404, 503);
    expect(await ctx.push.send(address, '{}', options)).toBe('gone');
    expect(await ctx.push.send(address, '{}', options)).toBe('gone');
    await expect(ctx.push.send(address, '{}', options)).rejects.toThrow('The push service answered 503.');
  });
});
