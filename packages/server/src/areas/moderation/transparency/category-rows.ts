import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { CATEGORIES, type CategoryGroup, OTHER, type Use } from './categories.ts';

/** Something that is counted by category. */
export interface Classified {
  /** How staff find it: a complaint's reference, or the file of an order. */
  name: string;
  /** Code of a sub-category, or of a category; then it is of none of its sub-categories. */
  category: string;
  /** What it is, where no sub-category says so. */
  described: string | null;
}

/** A row of the template: a category or sub-category, with what it counts. */
export interface CategoryRow<Fact> {
  code: string;
  /** What an "other" sub-category has in it. */
  described: string | null;
  facts: Fact[];
}

const isFor = ({ only }: CategoryGroup, use: Use) => only === undefined || only === use;

/** Whether a category may be named for a use: with a description where it stands for its "other" sub-category. */
export function isCategory(use: Use, category: string, described: string | null): boolean {
  return CATEGORIES.filter(group => isFor(group, use)).some(({ code, parts }) =>
    code === category
      ? parts.length > 0 === (described !== null)
      : category !== OTHER && described === null && parts.some(([part]) => part === category),
  );
}

/**
 * The rows of a part: the total, and each category with its sub-categories, which add up to it. There is a row for each description of
 * an "other" sub-category.
 *
 * @throws OperatorError where something has a category that is not for this use
 */
export function categoryRows<Fact extends Classified>(use: Use, facts: readonly Fact[]): CategoryRow<Fact>[] {
  const misplaced = facts.filter(({ category, described }) => !isCategory(use, category, described));
  if (misplaced.length > 0) {
    const names = misplaced.map(({ name }) => name).join(', ');
    throw new OperatorError(
      `Say another category of ${names}: it has none by which ${WHAT[use]} are counted.`,
    );
  }
  const total = { code: 'TOTAL', described: null, facts: [...facts] };
  return [total, ...CATEGORIES.filter(group => isFor(group, use)).flatMap(group => groupRows(group, facts))];
}

const WHAT: Record<Use, string> = {
  order: 'orders',
  notice: 'notices',
  law: 'measures because of the law',
  terms: 'measures because of the terms',
};

function groupRows<Fact extends Classified>({ code, parts }: CategoryGroup, facts: readonly Fact[]) {
  const withCode = (wanted: string) => facts.filter(({ category }) => category === wanted);
  const others = withCode(code);
  const rows: CategoryRow<Fact>[] = parts.flatMap(([part]) =>
    part === OTHER ? otherRows(others) : [{ code: part, described: null, facts: withCode(part) }],
  );
  const all = parts.length > 0 ? rows.flatMap(row => row.facts) : others;
  return [{ code, described: null, facts: all }, ...rows];
}

function otherRows<Fact extends Classified>(facts: readonly Fact[]): CategoryRow<Fact>[] {
  const byText = Map.groupBy(facts, ({ described }) => described);
  const rows = [...byText].map(([described, same]) => ({ code: OTHER, described, facts: same }));
  return rows.length > 0 ? rows : [{ code: OTHER, described: null, facts: [] }];
}
