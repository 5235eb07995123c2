import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, until } from '../../src/infrastructure/postgres/embedded/process-info.ts';
import { chooseUser } from '../../src/infrastructure/postgres/embedded/run-as.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { freePort } from './port.ts';
import { systemPostgres } from './postgres.ts';
import { type Engine, engineOf } from './program.ts';

const host = '127.0.0.1';
const user = 'velluto';
const password = 'patroni-test';
const programs = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' };

/** The Debian packages that are missing for a cluster; empty when it can be started. */
export function missingForPatroni(): string[] {
  const packages = {
    patroni: 'patroni python3-etcd python3-psycopg2',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
  };
  const names = Object.keys(programs) as (keyof typeof programs)[];
  return [
    ...names.filter(name => !existsSync(programs[name])).map(name => packages[name]),
    ...(systemPostgres() ? [] : ['postgresql']),
  ];
}

/** One machine of the cluster: Patroni and the PostgreSQL that it runs. */
export interface PatroniNode {
  name: string;
  /** Starts the machine again on its own disk. */
  start(): void;
  /** Ends all its processes at once, as a power failure does. */
  kill(): Promise<void>;
  /** Suspends all its processes: connections stay open, nothing answers. */
  freeze(): void;
  /** Resumes them. */
  thaw(): void;
  /** Its place in the cluster; null while it does not answer. */
  state(): Promise<{ role: string; state: string; sync_standby?: boolean } | null>;
}

/** All processes below one, itself included. */
function familyOf(root: number): number[] {
  const parents = readdirSync('/proc').flatMap(name => {
    try {
      const parent = /^(\d+)/.test(name) && readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1);
      return parent ? [{ pid: Number(name), parent: Number(parent.split(' ')[1]) }] : [];
    } catch {
      return []; // it has ended meanwhile
    }
  });
  const family = [root];
  for (const pid of family)
    family.push(...parents.filter(({ parent }) => parent === pid).map(child => child.pid));
  return family;
}

/** What Patroni has to decide with: a dead primary is replaced after `ttl` seconds, without an acknowledged write being lost. */
const decisions = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: { max_connections: 100, wal_log_hints: 'on', shared_buffers: '64MB', wal_keep_size: '256MB' },
  },
};

/** Starts etcd, the machines and an HAProxy in front that leads to the primary. */
export async function startPatroni(machines = 3) {
  const postgres = systemPostgres();
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  const owner = chooseUser();
  const home = await scratchFolder();
  await owner.own(home);
  const options = { cwd: home, ...owner.ids };
  const ports = await Promise.all(Array.from({ length: 3 + 2 * machines }, freePort));
  const [front = 0, etcdPort = 0, peerPort = 0, ...nodePorts] = ports;
  const etcdUrl = `http://${host}:${etcdPort}`;
  const etcd = engineOf({
    program: programs.etcd,
    args: [
      ...[
        '--data-dir',
        join(home, 'etcd'),
        '--listen-client-urls',
        etcdUrl,
        '--advertise-client-urls',
        etcdUrl,
      ],
      ...['--listen-peer-urls', `http://${host}:${peerPort}`, '--log-level', 'error'],
    ],
    options,
    answers: () =>
      fetch(`${etcdUrl}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  await etcd.start();

  const nodes: PatroniNode[] = [];
  const addresses: { name: string; port: number; api: number }[] = [];
  for (let number = 0; number < machines; number++) {
    const [port = 0, api = 0] = nodePorts.slice(2 * number);
    const name = `machine${number + 1}`;
    addresses.push({ name, port, api });
    nodes.push(
      await makeNode({ name, port, api, home, etcdPort, bin: join(postgres.postgres, '..'), options }),
    );
  }
  for (const node of nodes) node.start();

  const haproxyFile = join(home, 'haproxy.cfg');
  await writeFile(haproxyFile, haproxySettings(front, addresses));
  const primary = async () => {
    for (const node of nodes) {
      const state = await node.state();
      if (state?.role === 'master' && state.state === 'running') return node;
    }
    return undefined;
  };
  /** True when every machine that runs follows, and one of them synchronously. */
  const isWhole = async () => {
    const states = await Promise.all(nodes.map(node => node.state()));
    return (
      states.every(state => state?.state === 'running' || state?.state === 'streaming') &&
      states.filter(state => state?.role === 'master').length === 1 &&
      states.some(state => state?.sync_standby)
    );
  };
  const haproxy: Engine = engineOf({
    program: programs.haproxy,
    args: ['-db', '-f', haproxyFile],
    options,
    stopSignal: 'SIGTERM',
    answers: async () => true,
  });
  await haproxy.start();
  if (!(await until(isWhole, 90_000))) throw new Error('The cluster does not come up.');
  return {
    nodes,
    primary,
    isWhole,
    /** Address of a database on the primary, through HAProxy. */
    url: (database: string) => `postgres://${user}:${password}@${host}:${front}/${database}`,
    remove: async () => {
      for (const node of nodes) await node.kill();
      await haproxy.kill();
      await etcd.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The files in front of the cluster: only the machine that Patroni calls primary gets connections. */
const haproxySettings = (front: number, nodes: { name: string; port: number; api: number }[]): string => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind ${host}:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} ${host}:${port} check port ${api}`).join('\n')}
`;

interface NodeParts {
  name: string;
  port: number;
  api: number;
  home: string;
  etcdPort: number;
  bin: string;
  options: object;
}

async function makeNode({ name, port, api, home, etcdPort, bin, options }: NodeParts): Promise<PatroniNode> {
  const folder = join(home, name);
  const data = join(folder, 'data');
  const owner = chooseUser();
  await mkdir(folder, { mode: 0o700 });
  await owner.own(folder);
  const file = join(folder, 'patroni.yml');
  const login = { username: user, password };
  const settings = {
    scope: 'velluto',
    name,
    restapi: { listen: `${host}:${api}`, connect_address: `${host}:${api}` },
    etcd3: { host: `${host}:${etcdPort}` },
    bootstrap: {
      dcs: decisions,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${host}:${port}`,
      connect_address: `${host}:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: login, replication: login, rewind: login },
      pg_hba: [`host all all ${host}/32 md5`, `host replication all ${host}/32 md5`],
      parameters: { unix_socket_directories: folder },
    },
  };
  // JSON is YAML too
  await writeFile(file, JSON.stringify(settings, null, 2));
  await owner.own(file);
  let child: ChildProcess | undefined;
  const postmaster = () => {
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return isAlive(pid) ? pid : undefined;
    } catch {
      return undefined;
    }
  };
  const all = () => [child?.pid, postmaster()].flatMap(pid => (pid ? familyOf(pid) : []));
  const signal = (name: NodeJS.Signals) => {
    for (const pid of new Set(all())) {
      try {
        process.kill(pid, name);
      } catch {
        // it has ended meanwhile
      }
    }
  };
  return {
    name,
    start: () => {
      child = spawn(programs.patroni, [file], { ...options, stdio: 'ignore' });
    },
    kill: async () => {
      signal('SIGKILL');
      await until(() => all().every(pid => !isAlive(pid)), 5_000);
      child = undefined;
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    state: () =>
      fetch(`http://${host}:${api}/patroni`, { signal: AbortSignal.timeout(1_000) }).then(
        response => response.json(),
        () => null,
      ),
  };
}
