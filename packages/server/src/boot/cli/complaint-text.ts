import { factLine } from '@velluto/rules';
import type { listQueue, openComplaint } from '../../areas/moderation/operator.ts';

type Queue = Awaited<ReturnType<typeof listQueue>>;
type Complaint = Awaited<ReturnType<typeof openComplaint>>;

const hour = 3_600_000;
/** Text of members may contain anything: control characters must not affect the terminal or reorder what is read. */
const plain = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

/** The queue as a table. */
export function queueText(queue: Queue, now: Date): string {
  if (queue.length === 0) return 'Nothing waits.';
  const rows = queue.map(
    ({ reference, state, kind, reason, trusted_flagger, about_name, about_origin, created_at, site_id }) => [
      reference,
      state,
      kind,
      trusted_flagger === null ? reason : `${reason} (trusted flagger)`,
      `${Math.floor((now.getTime() - created_at.getTime()) / hour)} h`,
      site_id,
      about_name === null ? '' : `${about_name}${about_origin === 'member' ? '' : ` (${about_origin})`}`,
    ],
  );
  const table = [['REFERENCE', 'STATE', 'KIND', 'REASON', 'AGE', 'SITE', 'ABOUT'], ...rows];
  const widths = (table[0] ?? []).map((_, index) => Math.max(...table.map(row => row[index]?.length ?? 0)));
  return table
    .map(row => plain(row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).trimEnd())
    .join('\n');
}

/** In which languages the next decision has to give its reasons. */
const readersText = ({ reporter, affected, affectedReads }: Complaint['readers']): string =>
  `reporter.${reporter}${affected ? `, affected.${affected}${affectedReads ? '' : ' (of a restriction)'}` : ''}`;

/** What staff said of it for the transparency report; null where nothing. */
function countedText({ source, trusted_flagger, category, described }: Complaint): string | null {
  if (source === 'notice' && trusted_flagger === null && category === null) return null;
  return factLine([
    source,
    trusted_flagger && `of the trusted flagger ${trusted_flagger}`,
    category,
    described,
  ]);
}

/** A complaint with all that a person needs to decide it. */
export function complaintText(row: Complaint): string {
  const { about_name, about_origin, about_id } = row;
  const facts: [string, string | null][] = [
    ['Reference', row.reference],
    ['State', row.state],
    ['Received', row.created_at.toISOString()],
    ['Site', row.site_id],
    ['About', about_name && `${about_name} (${about_origin}, ${about_id ?? 'gone'})`],
    ['Kind', `${row.kind}: ${row.reason}`],
    ['Counted', countedText(row)],
    ['Waits', row.handled_from && `for the end of a suspension, ${row.handled_from.toISOString()}`],
    ['Text', row.text || null],
    ['Page', row.url],
    ['Reported', row.snapshot && JSON.stringify(row.snapshot, null, 2)],
    ['Picture', row.has_picture ? 'kept; write it to a file with --picture' : null],
    ...row.decisions.map((decision): [string, string] => [
      decision.round === 1 ? 'Decision' : 'On appeal',
      [
        `${decision.outcome} by ${decision.decided_by}, ${decision.decided_at.toISOString()}`,
        factLine([decision.ground, decision.rule, decision.law]),
        decision.authority && `${decision.authority} was informed on ${decision.informed_on}`,
        decision.reasons,
        decision.reasons_affected,
      ]
        .filter(Boolean)
        .join('\n'),
    ]),
    ['Reasons', readersText(row.readers)],
    ...row.parties.map((party): [string, string | null] => [`Appeal of ${party.role}`, party.appeal]),
  ];
  return facts
    .filter((fact): fact is [string, string] => fact[1] !== null)
    .map(([name, text]) => plain(`${`${name}:`.padEnd(12)} ${text.replaceAll('\n', '\n             ')}`))
    .join('\n');
}
