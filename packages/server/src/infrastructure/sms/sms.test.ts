import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { httpSms } from './http-sms.ts';

const received: { headers: Record<string, unknown>; body: string }[] = [];
let refusals = 1;
const provider = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  if (request.url === '/moved') return response.writeHead(307, { location: '/send' }).end();
  if (refusals-- > 0) return response.writeHead(503).end();
  received.push({ headers: request.headers, body });
  return response.end('{}');
});
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => void provider.close());
const address = provider.address();
const port = typeof address === 'object' ? address?.port : 0;

const withoutTransport = await createTestServer();
const sending = await createTestServer({
  parts: { smsTransport: httpSms(`http://secret%21@127.0.0.1:${port}/send`) },
});

const sms = (dedupeKey: string, overrides: { replaces?: string } = {}) => ({
  to: '+390212345678',
  text: 'Your code: 123456',
  kind: 'code',
  dedupeKey,
  expires: new Date('2026-11-21T12:10:00Z'),
  ...overrides,
});

describe('a text message', () => {
  it('is shown in the outbox, once for its key, and not after a rollback', async () => {
    for (let time = 0; time < 2; time++) {
      await withoutTransport.ctx.transaction(tx => withoutTransport.ctx.sms.send(tx, sms('once')));
    }
    const undone = withoutTransport.ctx.transaction(async tx => {
      await withoutTransport.ctx.sms.send(tx, sms('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const list = await withoutTransport.app.inject({
      url: `/__outbox.json?to=${encodeURIComponent('+390212345678')}`,
    });
    expect(list.json().sms).toMatchObject([{ text: 'Your code: 123456', kind: 'code', sent_at: null }]);
    expect((await withoutTransport.app.inject({ url: '/__outbox' })).body).toContain('Your code: 123456');
    expect(await withoutTransport.runJobs()).toBe(0);
  });

  it('is sent to the provider once, retried when it is refused, and erased then', async () => {
    const { ctx, db } = sending;
    await ctx.transaction(tx => ctx.sms.send(tx, sms('sent')));
    await expect(sending.runJobs()).rejects.toThrow('503');
    const { id } = await db.selectFrom('outbox_sms').select('id').executeTakeFirstOrThrow();
    for (let time = 0; time < 2; time++) await ctx.sms.deliver(id);
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ to: '+390212345678', text: 'Your code: 123456' });
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret!', 'idempotency-key': id });
    const stored = await db.selectFrom('outbox_sms').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ text: '', sent_at: sending.clock.now() });
  });

  it('is not sent after another one that replaces it, and not once its code has expired', async () => {
    const { ctx, db } = sending;
    received.splice(0);
    const idOf = async (key: string) =>
      (await db.selectFrom('outbox_sms').select('id').where('dedupe_key', '=', key).executeTakeFirstOrThrow())
        .id;
    await ctx.transaction(tx => ctx.sms.send(tx, sms('first')));
    await ctx.transaction(tx => ctx.sms.send(tx, sms('second', { replaces: 'first' })));
    await ctx.sms.deliver(await idOf('second'));
    await ctx.sms.deliver(await idOf('first'));
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([await idOf('second')]);
    await ctx.transaction(tx => ctx.sms.send(tx, sms('late')));
    sending.clock.set('2026-11-21T12:10:00Z');
    await ctx.sms.deliver(await idOf('late'));
    expect(received).toHaveLength(1);
  });

  it('does not follow a redirect of the provider with the number, the code and the secret', async () => {
    const before = received.length;
    const moved = httpSms(`http://secret%21@127.0.0.1:${port}/moved`);
    await expect(
      moved.send({ id: 'moved', to: '+390212345678', text: 'Your code: 123456' }),
    ).rejects.toThrow();
    expect(received).toHaveLength(before);
  });
});
