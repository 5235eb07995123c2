import { type Appeal, type Facts, harder } from './facts.ts';
import {
  APPLIES_TO,
  type Cell,
  type Heading,
  hoursBetween,
  LEADING,
  medianOf,
  type ReportFile,
  recordedNumber,
  reportFile,
} from './template.ts';

const COLUMNS = [...LEADING, 'Section', 'Indicator', 'Scope', 'Value', 'Contextual Information'];

const SCOPES = {
  total: 'Total number',
  upheld: 'Decisions upheld',
  partially_reversed: 'Decisions partially reversed',
  reversed: 'Decisions reversed',
  median: 'Median time',
  omitted: 'Decision omitted',
  implemented: 'Percentage of outcomes implemented',
} as const;

type Scope = keyof typeof SCOPES;

/** Rows of one indicator: what to write in which scope. */
interface Indicator {
  section: string;
  indicator: string;
  values: readonly (readonly [scope: Scope, value: Cell, context?: Cell])[];
}

type Period = { from: Date; until: Date };

/** Part 7: appeals, disputes before out-of-court bodies, and suspensions because of misuse. */
export function appealsFile(
  { service, period }: Heading,
  facts: Pick<Facts, 'appeals' | 'newlyImposed' | 'looseComplaints' | 'disputes' | 'suspensions'>,
  within: Period,
  complete: boolean,
): ReportFile {
  const indicators = [
    ...appealIndicators(facts, within, complete),
    disputeIndicator(facts.disputes, within, complete),
    ...suspensionIndicators(facts.suspensions, complete),
  ];
  const rows = indicators.flatMap(({ section, indicator, values }, index) =>
    values.map(([scope, value, context = null], place) => [
      // the first row of all is for every service, the others for platforms
      index + place === 0 ? APPLIES_TO.all : APPLIES_TO.platforms,
      ...[service, period, section, indicator, SCOPES[scope], value, context],
    ]),
  );
  return reportFile('7_appeals_and_recidivism.csv', COLUMNS, rows);
}

const isWithin = (moment: Date | null, { from, until }: Period): boolean =>
  moment !== null && moment >= from && moment < until;

/** What became of the decision that was appealed against, as seen by who appealed. */
function result({ role, former, outcome }: Appeal & { outcome: Appeal['former'] }) {
  const change = harder(outcome, former);
  if (role === 'affected') {
    if (change >= 0) return 'upheld';
    return outcome === 'rejected' || outcome === 'upheld' ? 'reversed' : 'partially_reversed';
  }
  if (change <= 0) return 'upheld';
  return former === 'rejected' ? 'reversed' : 'partially_reversed';
}

/** How many appeals came in, what became of those decided, and in how many hours. */
function appealValues(appeals: readonly Appeal[], within: Period, total: (count: number) => Cell) {
  const made = appeals.filter(({ appealed_at }) => isWithin(appealed_at, within)).length;
  const decided = appeals.flatMap(appeal => {
    const { outcome, decided_at } = appeal;
    if (outcome === null || decided_at === null || !isWithin(decided_at, within)) return [];
    return [{ result: result({ ...appeal, outcome }), hours: hoursBetween(appeal.appealed_at, decided_at) }];
  });
  const count = (wanted: string) => total(decided.filter(decision => decision.result === wanted).length);
  return [
    ['total', total(made)],
    ['upheld', count('upheld')],
    ['partially_reversed', count('partially_reversed')],
    ['reversed', count('reversed')],
    ['median', medianOf(decided.map(({ hours }) => hours))],
  ] as const;
}

const INTERNAL = 'Internal complaints mechanism';

const WITHOUT_ROW =
  'Appeals against a warning, or against a measure that was milder than asked for, have no row below.';

function appealIndicators(
  { appeals, newlyImposed, looseComplaints }: Pick<Facts, 'appeals' | 'newlyImposed' | 'looseComplaints'>,
  within: Period,
  complete: boolean,
): Indicator[] {
  const counted = (count: number): Cell => count;
  const of = (role: Appeal['role'], former: Appeal['former']) =>
    appeals.filter(appeal => appeal.role === role && appeal.former === former);
  const [[, total], ...others] = appealValues(appeals, within, counted);
  const loose =
    looseComplaints > 0
      ? ` Not counted: ${looseComplaints} complaints about restrictions that name no decision.`
      : '';
  const unacted = of('reporter', 'rejected');
  const flagged = unacted.filter(({ trusted }) => trusted);
  const about = (what: string, values: Indicator['values']): Indicator => ({
    section: INTERNAL,
    indicator: `Complaint regarding a decision ${what}`,
    values,
  });
  return [
    {
      section: INTERNAL,
      indicator: 'Number of complaints submitted to the internal-complaints mechanism',
      // an appeal cannot be taken back: each gets its decision
      values: [['total', total, WITHOUT_ROW + loose], ...others, ['omitted', 0]],
    },
    {
      section: INTERNAL,
      indicator: 'Number of restrictions newly imposed as a result of an internal complaint',
      values: [['total', newlyImposed]],
    },
    about(
      'to remove or disable access to or restrict visibility of information',
      appealValues(of('affected', 'photo_removed'), within, counted),
    ),
    about('to suspend or terminate the provision of the service', neverTaken),
    about(
      'to suspend or terminate an account ',
      appealValues(of('affected', 'account_disabled'), within, counted),
    ),
    about('to restrict the ability to monetise information', neverTaken),
    about(
      'not to take action on a notice submitted in accordance with Article 16',
      appealValues(unacted, within, counted),
    ),
    about(
      'not to take action on a notice submitted by a Trusted Flagger in accordance with Article 16',
      appealValues(flagged, within, count => recordedNumber(count, complete)),
    ),
  ];
}

/** Of decisions that this service never takes, as Annex II wants it: blank. */
const neverTaken: Indicator['values'] = [
  ['total', null],
  ['upheld', null],
  ['partially_reversed', null],
  ['reversed', null],
  ['median', null],
];

function disputeIndicator(disputes: Facts['disputes'], within: Period, complete: boolean): Indicator {
  const ended = disputes.filter(({ ended_at }) => isWithin(ended_at, within));
  const submitted = disputes.filter(({ submitted_at }) => isWithin(submitted_at, within));
  const changed = ended.filter(({ outcome }) => outcome === 'partially_reversed' || outcome === 'reversed');
  const followed = changed.filter(({ implemented }) => implemented);
  const count = (wanted: string) =>
    recordedNumber(ended.filter(({ outcome }) => outcome === wanted).length, complete);
  const hours = ended.flatMap(({ outcome, submitted_at, ended_at }) =>
    outcome === 'omitted' || ended_at === null ? [] : [hoursBetween(submitted_at, ended_at)],
  );
  return {
    section: 'Out-of-court dispute settlement bodies',
    indicator: 'Number of disputes submitted to out-of-court dispute settlement bodies',
    values: [
      ['total', recordedNumber(submitted.length, complete)],
      ['upheld', count('upheld')],
      ['partially_reversed', count('partially_reversed')],
      ['reversed', count('reversed')],
      ['median', medianOf(hours)],
      ['omitted', count('omitted')],
      // a share between 0 and 1; of none there is no share
      [
        'implemented',
        changed.length === 0 ? null : Math.round((followed.length / changed.length) * 100) / 100,
      ],
    ],
  };
}

const MISUSES = [
  ['illegal_content', 'manifestly illegal content '],
  ['unfounded_notices', 'manifestly unfounded notices'],
  ['unfounded_complaints', 'manifestly unfounded complaints'],
] as const;

const suspensionIndicators = (suspensions: Facts['suspensions'], complete: boolean): Indicator[] =>
  MISUSES.map(([misuse, provided]) => ({
    section: 'Suspensions imposed on repeated offenders',
    indicator: `Number of suspensions enacted for the provision of ${provided}`,
    values: [
      [
        'total',
        recordedNumber(suspensions.filter(suspension => suspension.misuse === misuse).length, complete),
      ],
    ],
  }));
