import { afterAll, describe, expect, it, vi } from 'vitest';
import { migratedDatabase, startCluster } from '../../test/cluster.ts';
import { startPostgres } from '../../test/engines/postgres.ts';
import { startRedis } from '../../test/engines/redis.ts';
import { startS3 } from '../../test/engines/s3.ts';
import { picture } from '../../test/upload.ts';
import { reconcileLedger } from '../areas/wallet/ledger-reconciliation.ts';

const waiting = { timeout: 20_000, interval: 100 };
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const key = () => crypto.randomUUID();

/** A form with a picture. */
async function photoForm(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

describe('the database being away for ten seconds', { timeout: 120_000 }, async () => {
  const postgres = await startPostgres({ fsync: 'on' });
  afterAll(() => postgres.remove());
  const ownDatabase = await migratedDatabase(postgres);
  // without Redis, live events go through the database: they too have to work again after the outage
  const cluster = await startCluster(1, { REDIS_URL: '' }, ownDatabase);
  const shortStatements = {
    DATA_KEY: cluster.environment.DATA_KEY,
    REDIS_URL: '',
    DATABASE_STATEMENT_SECONDS: '1',
  };
  const slow = await startCluster(1, shortStatements, { ...ownDatabase, drop: async () => {} });
  const [anna, bruno] = [await cluster.member(), await cluster.member({ credits: 20 })];
  const before = await anna.listen();
  await before.until('retry');

  it('is reported at once, and everything works afterwards without a restart', async () => {
    const send = (text: string, options: Parameters<typeof bruno.call>[3]) =>
      bruno.call('POST', '/api/message.php', { profile: anna.id, text }, options);
    expect((await send('before', { key: key() })).status).toBe(201);
    await before.until('before');
    await postgres.kill();
    const killedAt = performance.now();

    const startedAt = performance.now();
    const refused = await send('refused', { key: key() });
    expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await anna.call('GET', '/api/chats.php')).body.code).toBe('service_unavailable');
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    const probes = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map(path => fetch(cluster.addresses[0] + path)),
    );
    expect(probes.map(({ status }) => status)).toEqual([200, 503, 200]);
    const persistentCalls = Array.from({ length: 5 }, (_, index) =>
      send(`patient ${index}`, { key: key(), persistent: true }),
    );
    await pause(10_000 - (performance.now() - killedAt));
    await postgres.start();

    expect((await Promise.all(persistentCalls)).map(({ status }) => status)).toEqual([
      201, 201, 201, 201, 201,
    ]);
    // an open page opens another stream, since events may have been lost, and fetches everything
    while ((await before.next()) !== null);
    const page = await anna.listen();
    await vi.waitFor(async () => {
      expect((await (await fetch(`${cluster.addresses[0]}/readyz`)).json()).status).toBe('ready');
      expect((await send('after', { key: key() })).status).toBe(201);
      await Promise.race([
        page.until('after'),
        pause(500).then(() => Promise.reject(new Error('not heard'))),
      ]);
    }, waiting);
    // jobs run again too
    const uploaded = await anna.call('POST', '/api/photo.php', await photoForm());
    await anna.call('DELETE', '/api/photo.php', { photo: uploaded.body.photo.id });
    await vi.waitFor(async () => {
      const { rows } = await cluster.database.pool.query(
        `select state::text from pgboss.job where name = 'photo.remove'`,
      );
      expect(rows.map(({ state }) => state)).toContain('completed');
    }, waiting);
    expect((await reconcileLedger(cluster.db)).discrepancies).toEqual([]);
    const texts = await cluster.db
      .selectFrom('message')
      .select('text')
      .where('sender_id', '=', bruno.id)
      .execute();
    expect(texts.filter(({ text }) => text.startsWith('patient'))).toHaveLength(5);
    expect(texts.some(({ text }) => text === 'refused')).toBe(false);
    page.leave();
  });

  it('that is too slow makes the call fail in time, and charges nothing', async () => {
    const carla = await slow.member({ credits: 10 });
    const other = await slow.database.pool.connect();
    await other.query('begin');
    await other.query('select 1 from wallet where member_id = $1 for update', [carla.id]);
    const idempotencyKey = key();
    const send = () =>
      carla.call('POST', '/api/message.php', { profile: anna.id, text: 'slow' }, { key: idempotencyKey });
    const startedAt = performance.now();
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable']);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    await other.query('rollback');
    other.release();
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(200);
    const wallet = await slow.db
      .selectFrom('wallet')
      .select('balance')
      .where('member_id', '=', carla.id)
      .executeTakeFirst();
    expect(wallet).toEqual({ balance: 8 });
  });
});

describe('Redis being away', { timeout: 120_000 }, async () => {
  const redis = await startRedis();
  afterAll(() => redis.stop());
  const cluster = await startCluster(2, { REDIS_URL: redis.url });
  const [firstAddress = '', secondAddress = ''] = cluster.addresses;
  const readiness = async (address: string) => (await fetch(`${address}/readyz`)).json();

  it('stops live events between processes only, and they work again afterwards', async () => {
    const [anna, bruno] = [await cluster.member(), await cluster.member({ credits: 50 })];
    const pages = [await anna.at(firstAddress).listen(), await anna.at(secondAddress).listen()];
    for (const page of pages) await page.until('retry');
    const send = (address: string, text: string) =>
      bruno.at(address).call('POST', '/api/message.php', { profile: anna.id, text }, { key: key() });
    await redis.kill();
    await vi.waitFor(async () => {
      expect(await readiness(firstAddress)).toEqual({ status: 'ready', missing: [], degraded: ['events'] });
    }, waiting);
    const startedAt = performance.now();
    expect((await send(firstAddress, 'alone')).status).toBe(201);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await pages[0]?.until('alone');
    // polling returns the message although its live event was lost
    expect((await anna.at(secondAddress).call('GET', '/api/chats.php')).body.num_unread_messages).toBe(1);

    await redis.start();
    await vi.waitFor(async () => {
      for (const address of [firstAddress, secondAddress])
        expect((await readiness(address)).degraded).toEqual([]);
    }, waiting);
    // open pages open another stream, since events may have been lost, and fetch everything
    for (const page of pages) while ((await page.next()) !== null);
    const newPages = [await anna.at(firstAddress).listen(), await anna.at(secondAddress).listen()];
    for (const page of newPages) await page.until('retry');
    expect((await send(firstAddress, 'together')).status).toBe(201);
    for (const page of newPages) {
      expect(await page.until('together')).not.toContain('alone');
      page.leave();
    }
  });

  it('makes each process count calls on its own', async () => {
    await redis.kill();
    const visitor = cluster.visitor();
    const checkSignup = (address: string) =>
      visitor.at(address).call(
        'POST',
        '/api/signup-check.php',
        { name: 'Anna' },
        {
          headers: { 'x-forwarded-for': '203.0.113.9' },
        },
      );
    const statuses: number[] = [];
    for (let call = 0; call < 62; call++) statuses.push((await checkSignup(firstAddress)).status);
    expect([statuses[59], statuses[61]]).toEqual([200, 429]);
    expect((await checkSignup(secondAddress)).status).toBe(200);
    await redis.start();
  });
});

describe('the bucket being away', { timeout: 60_000 }, async () => {
  const s3 = await startS3();
  afterAll(() => s3.remove());
  const cluster = await startCluster(1, { S3_ENDPOINT: s3.settings.endpoint ?? '' });

  it('refuses uploads with an error code, leaves no photo without files, and accepts uploads afterwards', async () => {
    const anna = await cluster.member();
    const first = await anna.call('POST', '/api/photo.php', await photoForm());
    expect(first.status).toBe(201);
    await s3.stop();
    const refused = await anna.call('POST', '/api/photo.php', await photoForm());
    expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable']);
    const shown = await anna.call('GET', first.body.photo.filename);
    expect([shown.status, shown.body.code]).toEqual([503, 'service_unavailable']);
    expect((await anna.call('GET', '/api/chats.php')).status).toBe(200);
    const count = () =>
      cluster.db.selectFrom('photo').select('id').where('member_id', '=', anna.id).execute();
    expect(await count()).toHaveLength(1);
    await s3.start();
    expect((await anna.call('GET', first.body.photo.filename)).status).toBe(200);
    expect((await anna.call('POST', '/api/photo.php', await photoForm())).status).toBe(201);
    expect(await count()).toHaveLength(2);
  });
});
