import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { promtool } from '../../../test/engines/promtool.ts';
import { startProcess } from '../../../test/start-process.ts';
import { repositoryRoot } from '../repository-root.ts';

const run = promisify(execFile);
const folder = join(repositoryRoot, 'deploy/observe');
const read = (file: string) => readFile(join(folder, file), 'utf8');
const [alerts, cases, board] = await Promise.all(
  ['alerts.yaml', 'alerts.test.yaml', 'grafana.json'].map(read),
);
const tool = await promtool();

const namesIn = (text = '', pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('the alert rules', () => {
  const names = namesIn(alerts, /alert: (\w+)/g);

  it.skipIf(tool === null)(
    'are raised by what they watch and by nothing else',
    { timeout: 60_000 },
    async () => {
      const options = { cwd: folder };
      await run(tool ?? '', ['check', 'rules', 'alerts.yaml'], options);
      await run(tool ?? '', ['test', 'rules', 'alerts.test.yaml'], options);
    },
  );

  it('have a case each that raises them and one that does not', () => {
    expect(names.length).toBeGreaterThan(10);
    expect(namesIn(cases, /name: (\w+) is raised/g)).toEqual(names);
    expect(namesIn(cases, /name: (\w+) is not raised/g)).toEqual(names);
  });

  it('lead to a section of a guide, which names them', async () => {
    for (const guide of namesIn(alerts, /guide: (\S+)/g)) {
      const [file = '', anchor] = guide.split('#');
      const text = await readFile(join(repositoryRoot, file), 'utf8');
      const anchors = namesIn(text, /^#+ (.+)$/gm).map(title =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    }
    const text = await readFile(join(repositoryRoot, 'docs/operating.md'), 'utf8');
    expect(namesIn(text, /`(Velluto\w+)`/g).toSorted()).toEqual(names.toSorted());
  });
});

describe('a server that was just started', async () => {
  const home = await mkdtemp(join(tmpdir(), 'velluto-metrics-'));
  const database = await copyTemplate(inject('postgres'));
  const { host, port = '', user, password } = inject('postgres');
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const address = new URL(`postgres:///${rows[0]?.name}`);
  for (const [name, value] of Object.entries({ host, port: String(port), user, password }))
    if (value) address.searchParams.set(name, value);
  const server = startProcess(home, { DATABASE_URL: address.href });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  it('has every metric of the rules and of the board, and each is in the guide', async () => {
    const started = await server.address;
    if (!started) throw new Error((await server.ended).errorOutput);
    const body = await (await fetch(`${started}/metrics`)).text();
    const known = namesIn(body, /^# TYPE (\w+)/gm);
    const used = namesIn(`${alerts} ${board}`, /\b((?:velluto|nodejs|process)_\w+)/g);
    expect(used.length).toBeGreaterThan(20);
    const unknown = used.filter(name => !known.includes(name.replace(/_(bucket|count)$/, '')));
    expect(unknown).toEqual([]);
    const guide = await readFile(join(repositoryRoot, 'docs/operating.md'), 'utf8');
    const own = known.filter(name => name.startsWith('velluto_'));
    expect(own.filter(name => !guide.includes(`\`${name}`))).toEqual([]);
    // counters begin with 0, so that a first event is seen as growth
    expect(body).toMatch(/^velluto_payments_total\{site="velluto",step="completed"\} 0$/m);
  });
});
