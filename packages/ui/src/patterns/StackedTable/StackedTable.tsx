import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './StackedTable.css.ts';

export interface StackedTableRow {
  /** Unique in the table. */
  id: string;
  /** One content for each column; the first names the row. */
  cells: readonly ReactNode[];
}

export interface StackedTableProps extends RootProps<'div'> {
  /** Headings of the columns. */
  columns: readonly string[];
  /** The rows, from top to bottom. */
  rows: readonly StackedTableRow[];
  /** Id of the heading above the table, which names it. */
  labelledBy: string;
}

/**
 * A table of texts that becomes one card a row where there is too little space for its columns; nothing ever has to be
 * scrolled sideways.
 *
 * @part row - one row, on a phone one card
 * @part label - the heading of the column, repeated in a card
 */
export const StackedTable = ({ columns, rows, labelledBy, className, ...rest }: StackedTableProps) => (
  <div {...rest} className={cx('vl-StackedTable', styles.place, className)}>
    {/* the roles stay where styles take the layout of a table away, and with it its meaning in some browsers */}
    {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
    <table role="table" aria-labelledby={labelledBy} className={styles.table}>
      <thead role="rowgroup" className={styles.headings}>
        <tr role="row">
          {columns.map(column => (
            <th key={column} role="columnheader" scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ id, cells: [name, ...values] }) => (
          <tr key={id} role="row" data-part="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.name}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} role="cell" className={styles.value}>
                <span data-part="label" className={styles.label}>
                  {columns[index + 1]}
                </span>
                <div>{value}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
  </div>
);
