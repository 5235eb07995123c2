import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAuthority } from '@velluto/server/test/certificates.ts';
import { freePort } from '@velluto/server/test/engines/port.ts';
import { startPostgres } from '@velluto/server/test/engines/postgres.ts';
import { startRedis } from '@velluto/server/test/engines/redis.ts';
import { startS3 } from '@velluto/server/test/engines/s3.ts';
import { signupForm } from '@velluto/server/test/signup.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserAt } from './browser-at.ts';
import { findProxy } from './proxy-programs.ts';
import { type ReleaseProcess, releaseRunner, scratch, untilReady } from './run-release.ts';

const exec = promisify(execFile);
const [nginx, caddy] = [await findProxy('nginx'), await findProxy('caddy')];
const folder = scratch();
const deployed = (file: string) => readFileSync(join(inject('release'), 'deploy', file), 'utf8');

/** Replaces parts of a text that must all be there. */
function replaced(text: string, parts: Record<string, string>): string {
  for (const part of Object.keys(parts)) expect(text).toContain(part);
  return Object.entries(parts).reduce((changed, [part, by]) => changed.replaceAll(part, by), text);
}

it.skipIf(!caddy)('Caddy takes its file, with the defaults and with what the compose file sets', async () => {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, deployed('caddy/Caddyfile'));
  const validate = (env: Record<string, string>, config = file) =>
    exec(caddy?.program ?? '', ['validate', '--adapter', 'caddyfile', '--config', config], {
      env: { ...caddy?.env, HOME: folder, ...env },
    });
  expect((await validate({})).stdout).toContain('Valid configuration');
  const compose = { SITES: 'localhost, nordlys.localhost', SERVERS: 'velluto-1:4100 velluto-2:4100' };
  expect((await validate(compose)).stdout).toContain('Valid configuration');
  const wrong = join(folder, 'wrong');
  writeFileSync(wrong, deployed('caddy/Caddyfile').replace('health_uri', 'health_url'));
  await expect(validate({}, wrong)).rejects.toThrow('health_url');
});

it.skipIf(!caddy)(
  'Caddy hides what is for the machine, and writes no query where no server answers',
  async () => {
    const [site, gone] = [`http://127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
    const file = join(folder, 'Caddyfile.away');
    const text = replaced(deployed('caddy/Caddyfile'), { 'lb_try_duration 5s': 'lb_try_duration 0s' });
    writeFileSync(file, text.replace(/^\{$/m, '{\n\tadmin off'));
    const proxy = spawn(caddy?.program ?? '', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { ...caddy?.env, HOME: folder, SITES: site, SERVERS: gone },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    proxy.stderr.on('data', chunk => {
      log += chunk;
    });
    const ended = new Promise(done => proxy.on('close', done));
    const answers = () => fetch(`${site}/readyz`).catch(() => undefined);
    while (!(await answers()) && proxy.exitCode === null) await new Promise(done => setTimeout(done, 50));
    for (const path of ['/metrics', '/readyz', '/healthz', '/metrics/', '/readyz/', '/healthz/'])
      expect((await fetch(site + path)).status, path).toBe(404);
    const marked = `token-${randomBytes(8).toString('hex')}`;
    expect((await fetch(`${site}/activate?token=${marked}`)).status).toBe(503);
    proxy.kill('SIGTERM');
    await ended;
    // the call and its error
    expect(log).toMatch(/"http\.log\.error.*"uri":"\/activate"/);
    expect(log).toMatch(/"http\.log\.access.*"uri":"\/activate"/);
    expect(log).not.toContain(marked);
  },
);

describe.skipIf(!nginx)('nginx in front of two servers', { timeout: 120_000 }, () => {
  const { run } = releaseRunner();
  const servers: { port: number; process: ReleaseProcess }[] = [];
  let address = '';
  let environment: Record<string, string> = {};
  const closing: (() => unknown)[] = [];

  const start = async (port: number) => {
    const server = run(['serve'], { ...environment, PORT: String(port) });
    await untilReady(port, server);
    return { port, process: server };
  };

  /** Names of members in the database of the servers. */
  async function namesLike(pattern: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from member where name like $1', [
      pattern,
    ]);
    await client.end();
    return rows.map(({ name }) => name).toSorted();
  }

  /** The file of the release in a configuration of its own, with free ports and a certificate of the test. */
  async function configure(ports: readonly number[]): Promise<string> {
    const [plain, secure, authority] = [await freePort(), await freePort(), await createAuthority()];
    closing.push(authority.remove);
    const { cert, key } = await authority.sign('nginx');
    const logs = join(folder, 'logs');
    mkdirSync(logs);
    const site = replaced(deployed('nginx/velluto.conf'), {
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen [::]:80;': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${secure} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
      '127.0.0.1:4101': `127.0.0.1:${ports[0]}`,
      '127.0.0.1:4102': `127.0.0.1:${ports[1]}`,
      '/etc/ssl/velluto/fullchain.pem': cert,
      '/etc/ssl/velluto/privkey.pem': key,
      '/var/log/nginx': logs,
    });
    writeFileSync(join(folder, 'velluto.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${join(folder, name)};`,
    );
    const file = join(folder, 'nginx.conf');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      file,
      `${user} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
       http { ${temporary.join(' ')} include ${join(folder, 'velluto.conf')}; }`,
    );
    address = `https://127.0.0.1:${secure}`;
    return file;
  }

  beforeAll(async () => {
    const [postgres, redis, s3] = await Promise.all([startPostgres(), startRedis(), startS3()]);
    closing.push(postgres.remove, redis.stop, s3.remove);
    const { endpoint, bucket, key } = s3.settings;
    environment = {
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url('postgres'),
      REDIS_URL: redis.url,
      S3_ENDPOINT: endpoint ?? '',
      S3_BUCKET: bucket,
      S3_KEY: key.id,
      S3_SECRET: key.secret,
      DATA_KEY: randomBytes(32).toString('base64'),
      MOLLIE_API_KEY: 'live_0',
      TRUST_PROXY: '1',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'fatal',
    };
    // the first migrates
    for (const port of [await freePort(), await freePort()]) servers.push(await start(port));
    const file = await configure(servers.map(({ port }) => port));
    const options = { env: nginx?.env };
    await exec(nginx?.program ?? '', ['-t', '-c', file, '-e', 'stderr'], options);
    const proxy = spawn(nginx?.program ?? '', ['-c', file, '-e', 'stderr'], { ...options, stdio: 'ignore' });
    closing.push(
      () =>
        new Promise(done => {
          proxy.on('exit', done);
          proxy.kill('SIGQUIT');
          proxy.kill('SIGTERM');
        }),
    );
    // the certificate is one of the test
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const answers = () => fetch(`${address}/healthz`).catch(() => undefined);
    while (!(await answers())) await new Promise(resolve => setTimeout(resolve, 50));
  });
  afterAll(async () => {
    for (const { process: server } of servers) server.child.kill('SIGKILL');
    for (const close of closing.reverse()) await close();
  });

  it('answers pages, calls and event streams, and hides what is for the machine', async () => {
    const page = await fetch(address);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    for (const path of ['/metrics', '/readyz', '/healthz', '/metrics/', '/readyz/', '/healthz/', '/%72eadyz'])
      expect((await fetch(address + path)).status, path).toBe(404);
    const browser = browserAt(address);
    expect((await browser('POST', '/api/signup.php', signupForm())).status).toBe(201);
    expect(await (await browser('GET', '/api/user.php')).json()).toMatchObject({
      user: { profile: { name: 'Nina' } },
    });
    // the first part arrives at once, so nothing collects it
    for (const path of ['/api/events.php', '/api/events.php/']) {
      const stream = await browser('GET', path);
      const { value } = (await stream.body?.getReader().read()) ?? {};
      expect(Buffer.from(value ?? []).toString(), path).toContain('retry');
    }
  });

  it('loses no call while one server after the other is replaced', async () => {
    const browser = browserAt(address);
    const form = signupForm({ email: 'gaia@example.com', name: 'Gaia' });
    expect((await browser('POST', '/api/signup.php', form)).status).toBe(201);
    const marked = `token-${randomBytes(8).toString('hex')}`;
    const statuses: Record<string, number> = {};
    let isOver = false;
    let written = 0;
    const work = async (name: string, call: () => Promise<Response>) => {
      while (!isOver) {
        const answer = await call().catch(() => undefined);
        await answer?.arrayBuffer();
        const status = answer?.status ?? 0;
        statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1;
      }
    };
    const working = [
      work('page', () => fetch(`${address}/?token=${marked}`)),
      work('read', () => browser('GET', '/api/user.php')),
      // a name is taken once, so a repeated call would be refused
      work('write', () => {
        const name = `Written ${++written}`;
        const sent = signupForm({ email: `written-${written}@example.com`, name });
        return browserAt(address)('POST', '/api/signup.php', sent);
      }),
    ];
    for (const server of servers) {
      server.process.child.kill('SIGTERM');
      expect(await server.process.ended).toBe(0);
      Object.assign(server, await start(server.port));
    }
    isOver = true;
    await Promise.all(working);
    expect(Object.keys(statuses).toSorted()).toEqual(['page 200', 'read 200', 'write 201']);
    for (const count of Object.values(statuses)) expect(count).toBeGreaterThan(10);
    // what was acknowledged is stored, and nothing else
    expect(await namesLike('Written %')).toEqual(
      Array.from({ length: statuses['write 201'] ?? 0 }, (_, index) => `Written ${index + 1}`).toSorted(),
    );
    // no log of the proxy has queries, also not of calls for which a server was away
    const [log, errors] = ['velluto.log', 'velluto-error.log'].map(name =>
      readFileSync(join(folder, 'logs', name), 'utf8'),
    );
    expect(log).toContain('"GET /" 200');
    expect(log).not.toContain(marked);
    expect(errors).not.toContain(marked);
  });
});
