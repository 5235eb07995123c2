import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import * as styles from './DataList.css.ts';

export interface DataListRow {
  /** Name of the fact; unique in the list. */
  term: string;
  /** What belongs to the term. */
  detail: ReactNode;
  /** Emphasises the row, such as a total. */
  strong?: boolean;
}

export interface DataListProps {
  /** The terms with what belongs to them. */
  rows: readonly DataListRow[];
  /** Less space between the rows, where something more important follows. */
  compact?: boolean;
}

/** A list of names and values, such as an order summary or the details of a company. */
export const DataList = ({ rows, compact }: DataListProps) => (
  <dl data-component="DataList" className={cx(styles.root, compact && styles.compact)}>
    {rows.map(({ term, detail, strong }) => (
      <div key={term} className={cx(styles.row, strong && styles.strong)}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.detail}>{detail}</dd>
      </div>
    ))}
  </dl>
);
