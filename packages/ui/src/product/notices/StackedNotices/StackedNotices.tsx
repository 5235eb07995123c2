import { type ReactNode, useId, useState } from 'react';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { stackedNotices } from '../../../i18n/messages/notices.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './StackedNotices.css.ts';

export interface StackedNoticesProps {
  /** The most important first. */
  notices: readonly { id: string; node: ReactNode }[];
  /** This many are shown; the rest waits behind a button. */
  limit?: number;
}

/** Notices at the top of a page: the first ones in view, so that they never push the page away. */
export function StackedNotices({ notices, limit = 2 }: StackedNoticesProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (notices.length === 0) return null;
  const hidden = notices.length - limit;
  const shown = open ? notices : notices.slice(0, limit);
  return (
    <section data-component="StackedNotices" aria-label={t(stackedNotices.label)} className={styles.root}>
      <div id={id}>
        {shown.map(notice => (
          <div key={notice.id}>{notice.node}</div>
        ))}
      </div>
      {hidden > 0 && (
        <div className={styles.more}>
          <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t(stackedNotices.fewer) : t(stackedNotices.more, { count: hidden })}
          </TextButton>
        </div>
      )}
    </section>
  );
}
