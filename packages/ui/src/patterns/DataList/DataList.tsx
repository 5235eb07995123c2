import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import * as styles from './DataList.css.ts';

export interface DataListRow {
  /** Name of the fact; unique in the list. */
  term: string;
  detail: ReactNode;
  /** The line that sums up, such as a total. */
  strong?: boolean;
}

export interface DataListProps {
  rows: readonly DataListRow[];
}

/** Facts by name: a summary, an account, a company. */
export const DataList = ({ rows }: DataListProps) => (
  <dl data-component="DataList" className={styles.root}>
    {rows.map(({ term, detail, strong }) => (
      <div key={term} className={cx(styles.row, strong && styles.strong)}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.detail}>{detail}</dd>
      </div>
    ))}
  </dl>
);
