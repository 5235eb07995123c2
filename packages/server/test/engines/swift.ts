import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBucket, type S3Service } from './bucket.ts';
import { freePort } from './port.ts';
import { type Engine, engineOf } from './program.ts';

const run = promisify(execFile);
const host = '127.0.0.1';
const parts = ['account', 'container', 'object'] as const;
const key = { id: 'velluto:server', secret: 'velluto-swift-secret' };

/** The Debian packages that are missing for Swift; empty when it can be started. */
export const missingForSwift = (): string[] =>
  existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/swift-object-server')
    ? []
    : ['swift-proxy swift-account swift-container swift-object memcached'];

const common = (home: string, port: number): string => `
[DEFAULT]
bind_ip = ${host}
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${home}
devices = ${home}/devices
mount_check = false
workers = 0
`;

/** The proxy, which speaks S3 by its own middleware. */
const proxy = (home: string, port: number, cachePort: number): string => `${common(home, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${host}:${cachePort}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${key.id.replace(':', '_')} = ${key.secret} .admin
`;

const storage = (home: string, part: string, port: number): string => `${common(home, port)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

const answersAt = (address: string) => () =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Whether something listens on a port. */
const opens = (port: number) =>
  new Promise<boolean>(done => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

/** Starts OpenStack's Swift with its S3 interface and one bucket. */
export async function startSwift(): Promise<S3Service> {
  const home = await mkdtemp(join(tmpdir(), 'velluto-swift-'));
  await mkdir(join(home, 'devices/disk'), { recursive: true });
  const servers: Engine[] = [];
  for (const part of parts) {
    const port = await freePort();
    const builder = join(home, `${part}.builder`);
    const ring = (...args: string[]) => run('swift-ring-builder', [builder, ...args], { cwd: home });
    await ring('create', '4', '1', '1');
    await ring('add', `r1z1-${host}:${port}/disk`, '1');
    await ring('rebalance');
    const file = join(home, `${part}-server.conf`);
    await writeFile(file, storage(home, part, port));
    servers.push(
      engineOf({
        program: `swift-${part}-server`,
        args: [file],
        answers: answersAt(`http://${host}:${port}/`),
      }),
    );
  }
  const [port, cachePort] = [await freePort(), await freePort()];
  servers.push(
    engineOf({
      program: 'memcached',
      args: ['-l', host, '-p', String(cachePort), '-u', userInfo().username],
      answers: () => opens(cachePort),
    }),
  );
  const file = join(home, 'proxy-server.conf');
  await writeFile(file, proxy(home, port, cachePort));
  const endpoint = `http://${host}:${port}`;
  const front = engineOf({
    program: 'swift-proxy-server',
    args: [file],
    answers: answersAt(`${endpoint}/healthcheck`),
  });
  for (const server of [...servers, front]) await server.start();
  const bucket = { bucket: 'velluto-photos', region: 'us-east-1', pathStyle: true };
  const settings = { ...bucket, endpoint, publicUrl: endpoint, key };
  await makeBucket(settings);
  return {
    settings,
    start: front.start,
    stop: front.kill,
    remove: async () => {
      for (const server of [front, ...servers]) await server.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
