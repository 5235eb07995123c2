import { createServer } from 'node:net';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { addressOf, startCluster } from '../../test/cluster.ts';
import { copyTemplate } from '../../test/database.ts';
import { signupForm } from '../../test/signup.ts';
import { picture } from '../../test/upload.ts';
import { reconcileLedger } from '../areas/wallet/ledger-reconciliation.ts';
import { limitOf } from '../http/rate-limits.ts';

const logs: (() => string)[] = [];
const cluster = await startCluster(2, { LOG_LEVEL: 'trace' });
for (const { log } of cluster.processes) logs.push(log);
const [firstAddress = '', secondAddress = ''] = cluster.addresses;
const secrets = {
  password: 'molto-segreta-77',
  text: 'Solo tra noi due',
  iban: 'IT60X0542811101000000123456',
};

it('one process accepts a session that was created on the other', async () => {
  const visitor = cluster.visitor().at(firstAddress);
  const form = signupForm({ email: 'Gaia.Segreta@example.com', name: 'Gaia', password: secrets.password });
  const signedUp = await visitor.call('POST', '/api/signup.php', form);
  expect(signedUp.status).toBe(201);
  for (const address of [secondAddress, firstAddress]) {
    const { status, body } = await visitor.at(address).call('GET', '/api/user.php');
    expect([status, body.user.id]).toEqual([200, signedUp.body.user.id]);
  }
  await visitor.call('GET', '/api/logout.php');
  const after = await visitor.at(secondAddress).call('GET', '/api/user.php');
  expect(after.body.user ?? null).toBeNull();
});

it('a session ended on one process is over on the other, which has just read it', async () => {
  const anna = await cluster.member();
  for (const address of [firstAddress, secondAddress])
    expect((await anna.at(address).call('GET', '/api/chats.php')).status).toBe(200);
  const elsewhere = anna.at(secondAddress);
  await anna.at(firstAddress).call('GET', '/api/logout.php');
  expect((await elsewhere.call('GET', '/api/chats.php')).status).toBe(403);
});

it('a process with another database is refused in one sentence', async () => {
  const other = await copyTemplate(inject('postgres'));
  await expect(cluster.grow({ DATABASE_URL: addressOf(other) })).rejects.toThrow(
    /Other processes at this REDIS_URL use another database: check DATABASE_URL/,
  );
  await other.drop();
});

it('an event of one process reaches a member on the other', async () => {
  const [anna, bruno] = [await cluster.member(), await cluster.member({ credits: 10 })];
  const page = await anna.at(secondAddress).listen();
  await page.until('retry');
  const sent = await bruno
    .at(firstAddress)
    .call('POST', '/api/message.php', { profile: anna.id, text: secrets.text }, { key: crypto.randomUUID() });
  expect(sent.status).toBe(201);
  expect(await page.until(secrets.text)).toContain('event: message');
  page.leave();
});

it('one process serves the photo that was uploaded on the other', async () => {
  const anna = await cluster.member();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg');
  const { status, body } = await anna.at(firstAddress).call('POST', '/api/photo.php', form);
  expect(status).toBe(201);
  for (const address of [firstAddress, secondAddress]) {
    const image = await anna.at(address).call('GET', body.photo.filename);
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(image.content.length).toBeGreaterThan(100);
  }
});

it('counts calls on all processes together', async () => {
  const { max } = limitOf('checkSignup');
  const visitor = cluster.visitor();
  const checkSignup = async (ip: string) =>
    (
      await visitor.call(
        'POST',
        '/api/signup-check.php',
        { name: 'Anna' },
        {
          headers: { 'x-forwarded-for': ip },
        },
      )
    ).status;
  const statuses: number[] = [];
  for (let call = 0; call <= max; call++) statuses.push(await checkSignup('203.0.113.7'));
  expect(statuses.filter(status => status === 200)).toHaveLength(max);
  expect(statuses.at(-1)).toBe(429);
  expect(await checkSignup('203.0.113.8')).toBe(200);
});

it('no message is lost or charged twice when a process is killed in the middle of paid messages', async () => {
  const readers = await Promise.all([1, 2, 3].map(() => cluster.member()));
  const writers = await Promise.all(
    Array.from({ length: 6 }, () => cluster.member({ credits: 500, paid_user: true })),
  );
  const messagesEach = 25;
  const victim = cluster.processes[0];
  let answered = 0;
  const answers = await Promise.all(
    writers.map(async (writer, index) => {
      const statuses: number[] = [];
      for (let number = 0; number < messagesEach; number++) {
        const profile = readers[(index + number) % readers.length]?.id;
        const { status } = await writer.call(
          'POST',
          '/api/message.php',
          { profile, text: `${secrets.text} ${index}.${number}` },
          { key: crypto.randomUUID(), persistent: true },
        );
        statuses.push(status);
        if (++answered === 40) victim?.child.kill('SIGKILL');
      }
      return statuses;
    }),
  );
  // 200 is the response to a repeated call whose first response was lost with the process
  for (const statuses of answers)
    expect(statuses.every(status => status === 201 || status === 200)).toBe(true);
  for (const writer of writers) {
    const rows = await cluster.db
      .selectFrom('message')
      .select('text')
      .where('sender_id', '=', writer.id)
      .execute();
    expect(new Set(rows.map(({ text }) => text)).size).toBe(messagesEach);
    expect(rows).toHaveLength(messagesEach);
    const wallet = await cluster.db
      .selectFrom('wallet')
      .select(['balance', 'held'])
      .where('member_id', '=', writer.id)
      .executeTakeFirst();
    expect(wallet).toEqual({ balance: 500 - 2 * messagesEach, held: 0 });
  }
  expect((await reconcileLedger(cluster.db)).discrepancies).toEqual([]);
});

describe('a process that only answers calls', async () => {
  const calls = await startCluster(1, { RUN_JOBS: '0' });

  it('leaves its jobs to another one', { timeout: 30_000 }, async () => {
    const visitor = calls.visitor();
    expect((await visitor.call('POST', '/api/signup.php', signupForm())).status).toBe(201);
    await calls.grow({ RUN_JOBS: '1' });
    await vi.waitFor(
      async () => {
        const { rows } = await calls.database.pool.query(
          `select from pgboss.job where name = 'member.locate' and state = 'completed'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000, interval: 200 },
    );
    const done = await Promise.all(
      calls.balancer.targets.map(async address => (await fetch(`${address}/metrics`)).text()),
    );
    const ofJob = /^velluto_job_seconds_count\{.*name="member\.locate".*\} 1$/m;
    expect(done.map(text => ofJob.test(text))).toEqual([false, true]);
  });
});

describe('a job that a killed process had started', async () => {
  // a mail server that accepts connections and sends no greeting until `greet` is set
  let greet = false;
  let callers = 0;
  const mailServer = createServer(socket => {
    callers++;
    socket.on('error', () => {});
    if (!greet) return;
    socket.write('220 ready\r\n');
    socket.on('data', data => {
      const isEnd = String(data).endsWith('\r\n.\r\n');
      const line = String(data).slice(0, 4).toUpperCase();
      socket.write(line === 'DATA' ? '354 go on\r\n' : isEnd || line ? '250 ok\r\n' : '');
    });
  });
  await new Promise<void>(resolve => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.address() as { port: number };
  const mailing = await startCluster(1, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  afterAll(() => void mailServer.close());

  it('is run again by another process', { timeout: 90_000 }, async () => {
    const visitor = mailing.visitor();
    expect((await visitor.call('POST', '/api/signup.php', signupForm())).status).toBe(201);
    await vi.waitFor(() => expect(callers).toBeGreaterThan(0), 10_000);
    const states = async () => {
      const { rows } = await mailing.database.pool.query<{ state: string }>(
        `select state::text as state from pgboss.job where name = 'mail.deliver'`,
      );
      return rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(['active']);
    mailing.processes[0]?.child.kill('SIGKILL');
    await mailing.processes[0]?.ended;
    greet = true;
    await mailing.grow();
    const { pool } = mailing.database;
    await vi.waitFor(
      async () => {
        // skips the time after which a process counts as dead, and the delay before a job is tried again
        await pool.query(
          `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active' and retry_count = 0`,
        );
        await pool.query(`update pgboss.queue set monitor_on = null`);
        await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
        expect(await states()).toEqual(['completed']);
      },
      { timeout: 60_000, interval: 500 },
    );
    const mail = await mailing.db.selectFrom('outbox_mail').select('sent_at').executeTakeFirst();
    expect(mail?.sent_at).not.toBeNull();
  });
});

it('writes no secret, address, account number or text of a member into the log', async () => {
  const anna = await cluster.member();
  await anna.call('POST', '/api/directdebit.php', { iban: secrets.iban, account_holder: 'Anna' });
  await anna.call('POST', '/api/user.php', {
    login: 'gaia.segreta@example.com',
    password: `${secrets.password}x`,
  });
  const log = logs.map(text => text()).join('');
  expect(log.length).toBeGreaterThan(0);
  const { DATABASE_URL, S3_SECRET } = cluster.environment;
  const password = decodeURIComponent(new URL(DATABASE_URL).password);
  for (const secret of [
    ...Object.values(secrets),
    'segreta@example',
    'Segreta@example',
    anna.token,
    password,
  ])
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(log).not.toContain(`"${S3_SECRET}"`);
});
