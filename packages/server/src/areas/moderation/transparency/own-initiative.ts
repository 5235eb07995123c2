import { categoryRows } from './category-rows.ts';
import { type Action, isMeasure } from './facts.ts';
import {
  APPLIES_TO,
  type Cell,
  type Heading,
  LEADING,
  type ReportFile,
  recordedNumber,
  reportFile,
} from './template.ts';

const NUMBERS = [
  "Number of measures taken at the provider's own initiative ",
  'Number of measures taken after detection with solely automated means ',
  'Visibility restriction Removal',
  'Visibility restriction Disable',
  'Visibility restriction Demoted',
  'Visibility restriction Age restricted',
  'Visibility restriction Interaction restricted',
  'Visibility restriction Labelled ',
  'Visibility restriction Other',
  'Monetary restriction Suspension',
  'Monetary restriction Termination',
  'Monetary restriction Other',
  'Provision of the service Suspension',
  'Provision of the service Termination',
  'Account restriction Suspension',
  'Account restriction Termination',
] as const;

const PARTS = {
  law: { name: '5_own_initiative_illegal.csv', category: 'Category of illegal content' },
  terms: {
    name: '6_own_initiative_TC.csv',
    category: "Category of incompatibility with the provider's terms and conditions",
  },
} as const;

/** Parts 5 and 6: restrictions that staff took without a notice or order, because of the law or of the terms. */
export function ownInitiativeFile(
  ground: keyof typeof PARTS,
  { service, period }: Heading,
  actions: readonly Action[],
  complete: boolean,
): ReportFile {
  const { name, category } = PARTS[ground];
  const columns = [
    ...LEADING,
    category,
    'Description of the sub-category "Other"',
    ...NUMBERS,
    ...NUMBERS.map(number => `Contextual Information on ${number}`),
  ];
  const own = actions.filter(
    action => action.source === 'own' && action.byLaw === (ground === 'law') && isMeasure(action),
  );
  const rows = categoryRows(ground, own).map(row => [
    APPLIES_TO.all,
    service,
    period,
    row.code,
    row.described,
    ...numbersOf(row.facts, complete),
    ...Array<null>(NUMBERS.length).fill(null),
  ]);
  return reportFile(name, columns, rows);
}

/** The measures by what they do. Those that this service cannot take are left blank, as Annex II wants it. */
function numbersOf(measures: readonly Action[], complete: boolean): Cell[] {
  const count = (outcome: Action['outcome']) =>
    recordedNumber(measures.filter(measure => measure.outcome === outcome).length, complete);
  const taken: Partial<Record<(typeof NUMBERS)[number], Cell>> = {
    "Number of measures taken at the provider's own initiative ": recordedNumber(measures.length, complete),
    'Number of measures taken after detection with solely automated means ': 0,
    'Visibility restriction Disable': count('photo_removed'),
    'Account restriction Termination': count('account_disabled'),
  };
  return NUMBERS.map(number => taken[number] ?? null);
}
