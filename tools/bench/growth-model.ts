import { readMeasured, type SizeFigures } from './growth/measured.ts';
import { classes } from './growth/proportions.ts';
import { machines, visit, visiting } from './growth/visits.ts';

/**
 * Computes what crowds need, from what `growth.ts --write` recorded and what `growth/visits.ts` states: measured sizes with their own
 * figures, larger ones with those of the largest. `node tools/bench/growth-model.ts` prints the table of `docs/scale.md`.
 */
const measured = readMeasured();
const largest = measured.sizes.at(-1);
if (!largest) throw new Error('No size was measured.');
const daySeconds = 86_400;

const callOf = ({ calls }: SizeFigures, kind: string, name: string) => {
  const call = calls.find(one => one.kind === kind && one.name === name);
  if (!call) throw new Error(`${name} was not measured for ${kind} members.`);
  return call;
};

/** Sums what the members of each class do in a day, for one member of the crowd. */
const perMember = (of: (name: keyof typeof visiting) => number): number =>
  (Object.keys(visiting) as (keyof typeof visiting)[]).reduce(
    (sum, name) => sum + (classes[name].share / 100) * visiting[name].visits * of(name),
    0,
  );

/** CPU in ms of one member and day, with the figures of a size. */
const cpuOf = (size: SizeFigures, part: 'server' | 'database'): number =>
  perMember(name => {
    const { as, calls } = visiting[name];
    const counts = Object.entries(calls);
    const answered = counts.reduce((sum, [call, count]) => sum + count * callOf(size, as, call)[part], 0);
    const shown = visit.page + visit.pictures * visit.picturesFromServer * visit.picture;
    return answered + (part === 'server' ? shown : 0);
  });

const visitsOfMember = perMember(() => 1);
const countOf = (call: string) => perMember(name => visiting[name].calls[call] ?? 0);
const callsOfMember = perMember(name =>
  Object.values(visiting[name].calls).reduce((sum, count) => sum + count, 0),
);

/** What a crowd needs in its busiest hour, and what that costs. */
function needsOf(members: number) {
  const size = measured.sizes.find(one => one.members === members) ?? (largest as SizeFigures);
  const atPeak = (perDay: number) => (members * perDay * machines.peak) / daySeconds;
  const cores = (part: 'server' | 'database') => atPeak(cpuOf(size, part)) / 1000 / machines.busy;
  const server = cores('server');
  const database = cores('database');
  const streams = atPeak(visitsOfMember) * visit.minutes * 60;
  const disk = (members * size.database) / size.members / 1e9;
  const photos =
    (members * (size.tables.find(({ name }) => name === 'photo')?.rows ?? 0) * measured.photo) / 1e9;
  const processes = Math.max(2, Math.ceil(server));
  const memory =
    disk * machines.hot + (processes * machines.process) / 1000 + (streams * machines.stream) / 1e9;
  const traffic = (members * visitsOfMember * 30 * (visit.bytes + visit.pictures * visit.pictureBytes)) / 1e9;
  const { euro, copies } = machines;
  const bill = {
    // no site runs on less than two cores for each
    cores: (Math.max(2, server) + 2 * Math.max(2, database)) * euro.core,
    memory: memory * euro.memory,
    disk: disk * copies * euro.disk,
    photos: photos * euro.bucket,
    traffic: traffic * euro.traffic,
  };
  return {
    visits: members * visitsOfMember,
    calls: atPeak(callsOfMember),
    messages: atPeak(countOf('paid message')),
    events: atPeak(countOf('paid message') * 2 + countOf('like')),
    streams,
    server,
    processes,
    database,
    memory,
    disk,
    photos,
    traffic,
    bill,
    total: Object.values(bill).reduce((sum, part) => sum + part, 0),
    databases: Math.ceil(database / machines.largestDatabase),
  };
}

const sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const all = sizes.map(needsOf);
const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(2)).toString();
console.log(`| | ${sizes.map(size => size.toLocaleString('en')).join(' | ')} |`);
console.log(`|---${'|--:'.repeat(sizes.length)}|`);
const rows: [string, (needs: (typeof all)[number], members: number) => number][] = [
  ['visits a day', needs => needs.visits],
  ['calls a second at the peak', needs => needs.calls],
  ['paid messages a second', needs => needs.messages],
  ['events a second', needs => needs.events],
  ['open event streams', needs => needs.streams],
  ['cores of the servers', needs => needs.server],
  ['server processes', needs => needs.processes],
  ['cores of the primary', needs => needs.database],
  ['memory, GB', needs => needs.memory],
  ['database, GB', needs => needs.disk],
  ['photos, GB', needs => needs.photos],
  ['traffic a month, GB', needs => needs.traffic],
  ['euro a month', needs => needs.total],
  ['of which cores', needs => needs.bill.cores],
  ['memory', needs => needs.bill.memory],
  ['disk', needs => needs.bill.disk],
  ['photos', needs => needs.bill.photos],
  ['traffic', needs => needs.bill.traffic],
  ['cent a month for a member', (needs, members) => (100 * needs.total) / members],
  ['databases of the largest machine', needs => needs.databases],
];
for (const [name, of] of rows) {
  const cells = all.map((needs, index) => shown(of(needs, sizes[index] as number)));
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log(
  `\nA member's day: ${cpuOf(largest, 'server').toFixed(2)} ms of CPU of the servers, ${cpuOf(largest, 'database').toFixed(2)} ms of the database.`,
);
