import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBucket, type S3Service } from './bucket.ts';
import { freePort } from './port.ts';
import { engineOf } from './program.ts';

const run = promisify(execFile);
const host = '127.0.0.1';
const ids = { cluster: '11111111-2222-4333-8444-555555555555', disk: '11111111-2222-4333-8444-555555555556' };
const key = { id: 'VELLUTO', secret: 'velluto-ceph-secret' };

/** The Debian packages that are missing for Ceph; empty when it can be started. */
export const missingForCeph = (): string[] =>
  existsSync('/usr/bin/radosgw') && existsSync('/usr/bin/ceph-osd') ? [] : ['radosgw ceph-mon ceph-osd'];

/** One monitor and one disk in memory, which is enough for objects. */
const settings = (home: string, ports: [number, number]): string => `
[global]
fsid = ${ids.cluster}
mon_host = [v2:${host}:${ports[0]},v1:${host}:${ports[1]}]
public_addr = ${host}
keyring = ${home}/keyring
osd_objectstore = memstore
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 1
run_dir = ${home}
admin_socket = ${home}/$name.$pid.asok
log_file = ${home}/$name.log
mon_data = ${home}/mon
osd_data = ${home}/osd
rgw_data = ${home}/rgw
`;

/** Starts Ceph with its S3 gateway and one bucket. */
export async function startCeph(): Promise<S3Service> {
  const home = await mkdtemp(join(tmpdir(), 'velluto-ceph-'));
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const conf = join(home, 'ceph.conf');
  const keyring = join(home, 'keyring');
  await writeFile(conf, settings(home, [first, second]));
  for (const folder of ['mon', 'osd', 'rgw']) await mkdir(join(home, folder));
  const addKey = (name: string, ...caps: string[]) =>
    run('ceph-authtool', [
      ...(existsSync(keyring) ? [] : ['--create-keyring']),
      ...[keyring, '--gen-key', '-n', name],
      ...caps.flatMap(cap => ['--cap', ...cap.split('=')]),
    ]);
  await addKey('mon.', 'mon=allow *');
  await addKey('client.admin', 'mon=allow *', 'osd=allow *', 'mgr=allow *');
  await addKey('osd.0', 'mon=allow profile osd', 'osd=allow *');
  const map = join(home, 'monmap');
  const monitors = `[v2:${host}:${first},v1:${host}:${second}]`;
  await run('monmaptool', ['--create', '--addv', 'a', monitors, '--fsid', ids.cluster, map]);
  const config = ['-c', conf];
  await run('ceph-mon', [...config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring]);
  const ceph = (...args: string[]) => run('ceph', [...config, '--connect-timeout', '5', ...args]);
  const monitor = engineOf({
    program: 'ceph-mon',
    args: [...config, '-f', '-i', 'a'],
    answers: () =>
      ceph('mon', 'stat').then(
        () => true,
        () => false,
      ),
  });
  await monitor.start();
  await ceph('osd', 'new', ids.disk);
  await ceph('auth', 'import', '-i', keyring);
  await run('ceph-osd', [...config, '-i', '0', '--mkfs', '--osd-uuid', ids.disk]);
  const disk = engineOf({
    program: 'ceph-osd',
    args: [...config, '-f', '-i', '0'],
    answers: async () => (await ceph('osd', 'stat')).stdout.includes('1 up'),
  });
  await disk.start();
  const user = ['user', 'create', '--uid=velluto', '--display-name=Velluto'];
  await run('radosgw-admin', [...config, ...user, `--access-key=${key.id}`, `--secret-key=${key.secret}`]);
  const endpoint = `http://${host}:${port}`;
  const gateway = engineOf({
    program: 'radosgw',
    args: [...config, '-f', '-n', 'client.admin', '--rgw-frontends', `beast endpoint=${host}:${port}`],
    answers: () =>
      fetch(endpoint).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  await gateway.start();
  const bucket = { bucket: 'velluto-photos', region: 'us-east-1', pathStyle: true };
  const service = { ...bucket, endpoint, publicUrl: endpoint, key };
  await makeBucket(service);
  return {
    settings: service,
    start: gateway.start,
    stop: gateway.kill,
    remove: async () => {
      for (const engine of [gateway, disk, monitor]) await engine.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
