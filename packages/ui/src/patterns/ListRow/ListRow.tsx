'use client';

import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { useLink } from '../../provider/hooks.ts';
import * as styles from './ListRow.css.ts';

export interface ListRowProps extends RootProps<'div', 'title'> {
  /** First line of the row. */
  title: ReactNode;
  /** Second line of the row. */
  detail?: ReactNode;
  /** Picture or icon before the text. */
  start?: ReactNode;
  /** Badge, number or button after the text. */
  end?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
}

/**
 * One line of a list. Put it inside an `li`.
 *
 * @part title - the title
 * @part detail - the words below it
 * @part end - what is after the text
 */
export function ListRow({ title, detail, start, end, href, className, ...rest }: ListRowProps) {
  const Link = useLink();
  return (
    <div {...rest} className={cx('vl-ListRow', styles.root, href !== undefined && styles.linked, className)}>
      {start}
      <div className={styles.text}>
        <span data-part="title" className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </span>
        {detail !== undefined && (
          <span data-part="detail" className={styles.detail}>
            {detail}
          </span>
        )}
      </div>
      {end !== undefined && (
        <div data-part="end" className={styles.end}>
          {end}
        </div>
      )}
    </div>
  );
}
