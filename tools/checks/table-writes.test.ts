import { expect, it } from 'vitest';
import { foreignJobs, foreignWrites, readSources } from './table-writes.ts';

const file = (name: string) => `packages/server/src/areas/${name}`;
const about = (problems: string[], name: string) => problems.filter(problem => problem.startsWith(name));

it('finds nothing in the server', () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(300);
  expect([...foreignWrites(sources), ...foreignJobs(sources)]).toEqual([]);
});

it.each([
  ["await db.deleteFrom('likes').execute();", 'likes'],
  ["db\n    .updateTable('conv_member')\n    .set({ unread: 0 })", 'chat'],
  ["db.insertInto('push_subscription')", 'notifications'],
  ['sql`update conv_member side set unread = 0`', 'chat'],
  ['sql`\n  with gone as (delete from outbox_mail returning id)`', 'infrastructure'],
  ['sql`insert into wallet (member_id) values (1)`', 'wallet'],
])('finds that moderation writes a table of another area: %s', (text, owner) => {
  const name = file('moderation/block-queries.ts');
  const [problem, ...more] = about(foreignWrites([[name, text]]), name);
  expect(problem).toContain(`a table of ${owner}: emit an event that ${owner} listens to`);
  expect(more).toEqual([]);
});

it('finds that an infrastructure module writes a table of an area, and a table that nobody owns', () => {
  const name = 'packages/server/src/infrastructure/mail/outbox.ts';
  const text = "db.deleteFrom('session'); db.insertInto('riddle');";
  expect(about(foreignWrites([[name, text]]), name)).toEqual([
    expect.stringContaining('writes session, a table of sessions'),
    expect.stringContaining('writes riddle, which no area owns'),
  ]);
});

it('accepts own tables, rows of several areas, and reading', () => {
  const name = file('moderation/block-queries.ts');
  const text =
    "db.insertInto('block'); db.updateTable('member'); db.selectFrom('likes').forUpdate(); sql`select from wallet for update`";
  expect(about(foreignWrites([[name, text]]), name)).toEqual([]);
});

it('finds an entry of the lists that is not needed any more', () => {
  expect(foreignWrites([])).toContainEqual(
    expect.stringContaining('nothing writes "moderation block" any more'),
  );
});

it('finds a job that another area handles', () => {
  const jobs: [string, string] = [
    file('payments/jobs.ts'),
    "handlers = {\n  'payments.repay-closed': repay,\n}",
  ];
  const text = "await ctx.jobs.enqueue(tx, 'payments.repay-closed', { member });";
  const name = file('moderation/complaints/decide.ts');
  expect(foreignJobs([jobs, [name, text]])).toEqual([
    `${name} adds the job payments.repay-closed of payments: emit an event that payments listens to, or ask its api.ts`,
  ]);
  expect(foreignJobs([jobs, [file('payments/listeners.ts'), text]])).toEqual([]);
});
