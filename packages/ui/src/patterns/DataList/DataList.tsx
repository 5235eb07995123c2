import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './DataList.css.ts';

export interface DataListRow {
  /** Name of the fact; unique in the list. */
  term: string;
  /** What belongs to the term. */
  detail: ReactNode;
  /** Emphasises the row, such as a total. */
  strong?: boolean;
}

export interface DataListProps extends RootProps<'dl'> {
  /** The terms with what belongs to them. */
  rows: readonly DataListRow[];
  /** Less space between the rows, where something more important follows. */
  compact?: boolean;
}

/**
 * A list of names and values, such as an order summary or the details of a company.
 *
 * @part row - one name with its value
 * @part term - the name
 * @part detail - the value
 */
export const DataList = ({ rows, compact, className, ...rest }: DataListProps) => (
  <dl {...rest} className={cx('vl-DataList', styles.root, compact && styles.compact, className)}>
    {rows.map(({ term, detail, strong }) => (
      <div key={term} data-part="row" className={cx(styles.row, strong && styles.strong)}>
        <dt data-part="term" className={styles.term}>
          {term}
        </dt>
        <dd data-part="detail" className={styles.detail}>
          {detail}
        </dd>
      </div>
    ))}
  </dl>
);
