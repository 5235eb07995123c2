import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer, type TLSSocket } from 'node:tls';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createAuthority } from '../../test/certificates.ts';
import { startPostgres } from '../../test/engines/postgres.ts';
import { systemClock } from '../domain/clock.ts';
import { StartError } from '../domain/start-error.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { readCertificates } from './certificates.ts';
import { readConfig } from './config/config.ts';
import { memoryCounters } from './limits/memory-counters.ts';
import { redisCounters } from './limits/redis-counters.ts';
import { createLog } from './log.ts';
import { smtpTransport } from './mail/transport.ts';
import { chooseUser } from './postgres/embedded/run-as.ts';
import { openConfigured } from './postgres/open.ts';
import { openRedis } from './redis/redis.ts';

const query = (files: Record<string, string>) => `?${new URLSearchParams(files)}`;

describe('services with client certificates', async () => {
  const authority = await createAuthority();
  afterAll(authority.remove);
  const [service, ownCertificate, otherCertificate] = [
    await authority.sign('service'),
    await authority.sign('velluto_service'),
    await authority.sign('somebody_else'),
  ];
  const trusted = { sslrootcert: authority.cert };
  const identified = { ...trusted, sslcert: ownCertificate.cert, sslkey: ownCertificate.key };

  describe('PostgreSQL', async () => {
    const owner = chooseUser();
    const rules = join(authority.folder, 'pg_hba.conf');
    await writeFile(
      rules,
      'host postgres velluto 127.0.0.1/32 scram-sha-256\nhostssl all all 127.0.0.1/32 cert\n',
    );
    for (const file of [authority.folder, rules, authority.cert, service.cert, service.key])
      await owner.own(file);
    const postgres = await startPostgres({
      ssl: 'on',
      ssl_ca_file: authority.cert,
      hba_file: rules,
      ssl_cert_file: service.cert,
      ssl_key_file: service.key,
    });
    afterAll(postgres.remove);
    const { host, port, user, password } = postgres;
    const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
    await admin.connect();
    await admin.query('create role velluto_service login');
    await admin.query('create database site owner velluto_service');
    await admin.end();
    const address = (files: Record<string, string>) =>
      `postgres://velluto_service@${host}:${port}/site${query({ sslmode: 'verify-full', ...files })}`;
    const open = (files: Record<string, string>) =>
      openConfigured(readConfig({ DATABASE_URL: address(files) }), createLog('silent'), () => {});

    it('accepts the server, its migrations and its live events without a password', async () => {
      const database = await open(identified);
      const bus = await postgresBus(database, () => {});
      const received = new Promise(resolve => bus.subscribe('topic', resolve));
      await bus.publish('topic', 'message');
      expect(await received).toBe('message');
      const text = 'select client_dn as name from pg_stat_ssl where pid = pg_backend_pid()';
      expect(await database.run({ text }, [])).toEqual([{ name: '/CN=velluto_service' }]);
      await bus.close();
      await database.close();
    });

    it('gets a renewed certificate with the next connection, without a restart', async () => {
      const files = { cert: join(authority.folder, 'now.pem'), key: join(authority.folder, 'now.key') };
      const renew = async (from: typeof files) => {
        for (const part of ['cert', 'key'] as const) await copyFile(from[part], files[part]);
      };
      await renew(ownCertificate);
      const database = await open({ ...trusted, sslcert: files.cert, sslkey: files.key });
      const text = 'select client_serial::text as serial from pg_stat_ssl where pid = pg_backend_pid()';
      const before = await database.run({ text }, []);
      await renew(await authority.sign('velluto_service'));
      // closes the pool's connection, so that it opens another
      const client = await database.pool.connect();
      client.release(true);
      expect(await database.run({ text }, [])).not.toEqual(before);
      await database.close();
    });

    it.each<[string, Record<string, string>]>([
      ['no certificate', trusted],
      ["another one's", { ...trusted, sslcert: otherCertificate.cert, sslkey: otherCertificate.key }],
      [
        'one for a service that it does not know itself',
        { sslcert: ownCertificate.cert, sslkey: ownCertificate.key },
      ],
    ])('takes nobody with %s', async (_what, files) => {
      await expect(open(files)).rejects.toThrow();
    });
  });

  /** A TLS server that requires client certificates and passes accepted connections to `take`; returns its port. */
  async function behindTls(take: (socket: TLSSocket) => void): Promise<number> {
    const [ca, cert, key] = await Promise.all(
      [authority.cert, service.cert, service.key].map(file => readFile(file)),
    );
    const sockets = new Set<Socket>();
    const server = createServer({ ca, cert, key, requestCert: true, rejectUnauthorized: true } as never);
    server.on('connection', socket => sockets.add(socket));
    server.on('tlsClientError', () => {});
    server.on('secureConnection', socket => {
      socket.on('error', () => {});
      take(socket);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const bound = server.address();
    return typeof bound === 'object' && bound ? bound.port : 0;
  }

  it('Redis accepts the server by its certificate, and no client without one', async () => {
    const { hostname, port: redisPort } = new URL(inject('engines')?.redisUrl ?? '');
    const port = await behindTls(socket => {
      const redisSocket = connect(Number(redisPort), hostname);
      redisSocket.on('error', () => socket.destroy());
      socket.on('close', () => redisSocket.destroy());
      socket.pipe(redisSocket).pipe(socket);
    });
    const address = (files: Record<string, string>) => `rediss://127.0.0.1:${port}${query(files)}`;
    const redis = await openRedis(address(identified), 'certified', () => {});
    const counters = redisCounters(redis, memoryCounters(systemClock));
    expect(await counters.add(crypto.randomUUID(), 60_000)).toMatchObject({ current: 1 });
    await redis.close();
    await expect(openRedis(address(trusted), 'certified', () => {})).rejects.toThrow(StartError);
    const withoutAuthority = { sslcert: ownCertificate.cert, sslkey: ownCertificate.key };
    await expect(openRedis(address(withoutAuthority), 'certified', () => {})).rejects.toThrow(StartError);
  });

  it('a mail server accepts the server by its certificate, and no client without one', async () => {
    const names: string[] = [];
    const port = await behindTls(socket => {
      names.push(String(socket.getPeerCertificate().subject.CN));
      socket.write('220 ready\r\n');
      socket.on('data', chunk => {
        socket.write(/^DATA/m.test(String(chunk)) ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    const mail = {
      from: 'us@example.com',
      to: 'anna@example.com',
      subject: 'A',
      html: '<p>A</p>',
      text: 'A',
      headers: {},
      messageId: '<a@example.com>',
    };
    const send = async (files: Record<string, string>) => {
      const transport = smtpTransport(`smtps://127.0.0.1:${port}${query(files)}`);
      await transport.send(mail).finally(transport.close);
    };
    await send(identified);
    expect(names).toEqual(['velluto_service']);
    await expect(send(trusted)).rejects.toThrow();
    expect(names).toHaveLength(1);
  });
});

it('an unreadable file is reported with its variable, and an address without files is left unchanged', () => {
  expect(() => readCertificates('REDIS_URL', 'rediss://redis.example?sslkey=/none')).toThrow(
    'sslkey in REDIS_URL names /none, which cannot be read (ENOENT).',
  );
  const url = 'rediss://redis.example/3?family=6';
  expect(readCertificates('REDIS_URL', url)).toEqual({ url });
});
