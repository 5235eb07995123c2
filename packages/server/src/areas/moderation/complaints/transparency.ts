import type { Context } from '../../../context/context.ts';
import { averageRecipients } from '../../sessions/api.ts';
import {
  countDecided,
  countReceived,
  countSuspensions,
  medianHours,
  type Period,
} from './transparency-queries.ts';

const hours = (value: number | null) => (value === null ? '–' : `${Math.round(value)} h`);

/** The average number of active members in the Union, a line for each site. */
const recipientLines = (ctx: Context): Promise<string[]> =>
  Promise.all(
    ctx.sites.all.map(async ({ id, name }) => {
      const counted = await averageRecipients(ctx, id);
      return counted
        ? `- ${name}: ${counted.average}, average of ${counted.months} months, ${counted.from} to ${counted.until}.`
        : `- ${name}: no whole month was counted yet.`;
    }),
  );

/** The transparency report of a period as Markdown, ready to be published. */
export async function transparencyReport(ctx: Context, { from, until }: Period): Promise<string> {
  const { db } = ctx;
  const received = await countReceived(db, { from, until });
  const decided = await countDecided(db, { from, until });
  const median = await medianHours(db, { from, until });
  const suspended = await countSuspensions(db, { from, until });
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  const table = (head: string[], rows: (string | number)[][]) =>
    [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
  const appeals = decided.filter(({ on_appeal }) => on_appeal);
  const first = decided.filter(({ on_appeal }) => !on_appeal);
  const changed = appeals.reduce((all, row) => all + row.changed, 0);
  const outcomes = (rows: typeof decided) =>
    table(
      ['Outcome', 'Ground', 'Number'],
      rows.map(({ outcome, ground, count }) => [outcome, ground ?? '–', count]),
    );
  return [
    `# Transparency report, ${day(from)} to ${day(new Date(until.getTime() - 1))}`,
    'Articles 15 and 24 of Regulation (EU) 2022/2065. Nothing was decided or restricted by automated means.',
    `## Notices and complaints received: ${sum(received)}`,
    table(
      ['About', 'Reason', 'Number'],
      received.map(({ kind, reason, count }) => [kind, reason, count]),
    ),
    `## Decisions: ${sum(first)}`,
    outcomes(first),
    `Median time from receipt to the decision: ${hours(median.first)}.`,
    `## Decisions on appeals: ${sum(appeals)}, of which ${changed} changed the outcome`,
    outcomes(appeals),
    `Median time from the appeal to the decision: ${hours(median.appeal)}.`,
    `## Suspensions because of misuse: ${sum(suspended)}`,
    table(
      ['Because of', 'Number'],
      suspended.map(({ misuse, count }) => [misuse, count]),
    ),
    '## Average monthly active recipients in the Union',
    (await recipientLines(ctx)).join('\n'),
    'Confirmed members with a profile in the Union who were logged in at least once in a month. Visitors without an account are not counted.',
  ].join('\n\n');
}
