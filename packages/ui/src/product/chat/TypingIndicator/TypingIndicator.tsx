'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { typingIndicator } from '../../../i18n/messages/chat/chat.ts';
import * as styles from './TypingIndicator.css.ts';

export interface TypingIndicatorProps extends RootProps<'div'> {
  /** Name of the person who is typing. */
  name: string;
  /** The person is typing; while not, only the empty live region is rendered, so that a start is read out. */
  typing?: boolean;
}

/** Three moving dots in a bubble: the other person is typing. */
export function TypingIndicator({ name, typing = true, className, ...rest }: TypingIndicatorProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-TypingIndicator', typing && styles.root, className)}>
      <VisuallyHidden>
        <span role="status">{typing && t(typingIndicator.writing({ name }))}</span>
      </VisuallyHidden>
      {typing && (
        <>
          <span aria-hidden className={styles.dot} />
          <span aria-hidden className={styles.dot} />
          <span aria-hidden className={styles.dot} />
        </>
      )}
    </div>
  );
}
