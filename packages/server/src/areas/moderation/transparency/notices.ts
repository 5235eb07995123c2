import { categoryRows } from './category-rows.ts';
import type { Action, Notice } from './facts.ts';
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

const NUMBERS = [
  'Number of notices received ',
  'Number of notices received from Trusted flaggers',
  'Number of specific items of information included in the total number of notices',
  'Number of specific items of information included in the total number of notices by Trusted Flaggers (Trusted Flagger notices)',
  'Median time to take action',
  'Median time to take action (Trusted Flagger notices)',
  'Number of actions taken on the basis of the law',
  'Number of actions taken on the basis of the law (Trusted Flagger notices)',
  'Number of actions taken on the basis of the terms and conditions of the service',
  'Number of actions taken on the basis of the terms and conditions of the service (Trusted Flagger notices)',
] as const;

const COLUMNS = [
  ...LEADING,
  'Category of illegal content',
  'Description of the sub-category "Other"',
  ...NUMBERS,
  ...NUMBERS.map(number => `Contextual information on ${number}`),
];

/** What the total says of how it was counted, under the numbers of notices and of actions. */
const HOW = {
  received:
    'Reports of profiles, photos and messages, and complaints of anybody about such content. A repeated report of the same thing by the same person before the decision is one notice.',
  items: 'A notice names at most one profile, photo, message or address.',
  median: 'From receipt to the decision, which takes effect at once. Decisions not to act are left out.',
  actions:
    'First decisions of the period that closed an account, hid a photo or warned a member; what an appeal changed is in part 7.',
};

/** Part 4: notices (DSA, Art. 16) that were received in the period, and what was done on notices in it. */
export function noticesFile(
  { service, period }: Heading,
  { notices, actions }: { notices: readonly Notice[]; actions: readonly Action[] },
  complete: boolean,
): ReportFile {
  const taken = actions.filter(({ source }) => source === 'notice');
  const facts = [
    ...notices.map(notice => ({ ...notice, action: null })),
    ...taken.map(action => ({ ...action, items: 0, action })),
  ];
  const rows = categoryRows('notice', facts).map((row, index) => {
    const received = row.facts.filter(({ action }) => action === null);
    const acted = row.facts.flatMap(({ action }) => action ?? []);
    return [
      APPLIES_TO.hosting,
      service,
      period,
      row.code,
      row.described,
      ...numbersOf(received, acted, complete),
      ...(index === 0 ? context() : Array<null>(NUMBERS.length).fill(null)),
    ];
  });
  return reportFile('4_notices.csv', COLUMNS, rows);
}

const context = (): Cell[] => [
  ...[HOW.received, null, HOW.items, null, HOW.median],
  ...[null, HOW.actions, null, HOW.actions, null],
];

function numbersOf(
  received: readonly Pick<Notice, 'trusted' | 'items'>[],
  acted: readonly Action[],
  complete: boolean,
): Cell[] {
  const isTrusted = ({ trusted }: { trusted: boolean }) => trusted;
  const items = (of: readonly { items: number }[]) => of.reduce((sum, notice) => sum + notice.items, 0);
  const because = (of: readonly Action[], law: boolean) => of.filter(action => action.byLaw === law).length;
  const [flagged, actedFlagged] = [received.filter(isTrusted), acted.filter(isTrusted)];
  const recorded = (count: number) => recordedNumber(count, complete);
  return [
    ...[received.length, recorded(flagged.length), items(received), recorded(items(flagged))],
    ...[medianHours(acted), medianHours(actedFlagged)],
    ...[because(acted, true), recorded(because(actedFlagged, true))],
    ...[because(acted, false), recorded(because(actedFlagged, false))],
  ];
}

const medianHours = (actions: readonly Action[]) =>
  medianOf(actions.map(({ received_at, decided_at }) => hoursBetween(received_at, decided_at)));
