'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { stackedNotices } from '../../../i18n/messages/notices.ts';
import * as styles from './StackedNotices.css.ts';
import { type NoticeWeight, stackNotices } from './stack-notices.ts';

export interface StackedNoticesProps extends RootProps<'section'> {
  /** In any order: `must` comes first and is always shown, then `should`, then `offer`. */
  notices: readonly { id: string; weight: NoticeWeight; node: ReactNode }[];
  /** Number of notices shown, and always every `must`; two or more others are hidden behind a button. @default 2 */
  limit?: number;
}

/** Notices at the top of a page: the most important ones, and a button that shows the rest. */
export function StackedNotices({ notices, limit = 2, className, ...rest }: StackedNoticesProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (notices.length === 0) return null;
  const { shown, collapsed } = stackNotices(notices, limit);
  const hidden = collapsed.length;
  return (
    <section
      aria-label={t(stackedNotices.label)}
      {...rest}
      className={cx('vl-StackedNotices', styles.root, className)}
    >
      <div id={id}>
        {(open ? [...shown, ...collapsed] : shown).map(notice => (
          <div key={notice.id}>{notice.node}</div>
        ))}
      </div>
      {hidden > 0 && (
        <div className={styles.more}>
          <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t(stackedNotices.fewer) : t(stackedNotices.more({ count: hidden }))}
          </TextButton>
        </div>
      )}
    </section>
  );
}
