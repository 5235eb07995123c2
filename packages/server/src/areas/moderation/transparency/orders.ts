import type { AuthorityOrderTable } from '../../../infrastructure/postgres/tables/moderation.ts';
import { categoryRows } from './category-rows.ts';
import {
  APPLIES_TO,
  type Cell,
  eurostatCode,
  type Heading,
  hoursBetween,
  LEADING,
  medianOf,
  type ReportFile,
  recordedNumber,
  reportFile,
} from './template.ts';

const COLUMNS = [
  ...LEADING,
  'Category of illegal content',
  'Description of the sub-category "Other"',
  'Scope',
  'Number of orders to act against illegal content received',
  'Number of specific items of information included in the total number of orders to act against illegal content',
  'Median time to inform the authority of the receipt of the order to act against illegal content',
  'Median time to give effect to the order to act against illegal content',
  'Number of orders to provide information',
  'Median time to inform the authority of the receipt of the order to provide information',
  'Median time to give effect to the order to provide information',
  'Contextual information on number of orders to act against illegal content received',
  'Contextual information on number of specific items of information included in the total number of orders to act against illegal content',
  'Contextual information on Median time to inform the authority of the receipt of the order to act against illegal content',
  'Contextual information on Median time to give effect to the order to act against illegal content',
  'Contextual information on Number of orders to provide information',
  'Contextual information on Median time to inform the authority of the receipt of the order to provide information',
  'Contextual information on Median time to give effect to the order to provide information',
] as const;

/** Part 3: orders of authorities that staff have recorded, in total and for each Member State that gave one. */
export function ordersFile(
  { service, period }: Heading,
  orders: readonly AuthorityOrderTable[],
  complete: boolean,
): ReportFile {
  const facts = orders.map(order => ({ ...order, name: order.file }));
  const states = [...new Set(orders.map(({ country }) => eurostatCode(country)))].toSorted();
  const ofState = (state: string) => facts.filter(({ country }) => eurostatCode(country) === state);
  const rows = ['TOTAL', ...states].flatMap(scope =>
    categoryRows('order', scope === 'TOTAL' ? facts : ofState(scope)).map(row => [
      APPLIES_TO.all,
      service,
      period,
      row.code,
      row.described,
      scope,
      ...numbersOf(row.facts, complete),
      ...Array<null>(7).fill(null),
    ]),
  );
  return reportFile('3_member_states_orders.csv', COLUMNS, rows);
}

function numbersOf(orders: readonly AuthorityOrderTable[], complete: boolean): Cell[] {
  const act = orders.filter(({ kind }) => kind === 'act');
  const information = orders.filter(({ kind }) => kind === 'information');
  const items = act.reduce((sum, order) => sum + (order.items ?? 0), 0);
  return [
    recordedNumber(act.length, complete),
    recordedNumber(items, complete),
    medianUntil(act, 'informed_at'),
    medianUntil(act, 'effected_at'),
    recordedNumber(information.length, complete),
    medianUntil(information, 'informed_at'),
    medianUntil(information, 'effected_at'),
  ];
}

function medianUntil(
  orders: readonly AuthorityOrderTable[],
  step: 'informed_at' | 'effected_at',
): number | null {
  return medianOf(
    orders.flatMap(order => {
      const done = order[step];
      return done ? [hoursBetween(order.received_at, done)] : [];
    }),
  );
}
