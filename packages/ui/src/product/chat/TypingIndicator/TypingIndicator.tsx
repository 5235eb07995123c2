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
}

/** Three moving dots in a bubble: the other person is typing. */
export function TypingIndicator({ name, className, ...rest }: TypingIndicatorProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-TypingIndicator', styles.root, className)}>
      <VisuallyHidden>
        <span role="status">{t(typingIndicator.writing({ name }))}</span>
      </VisuallyHidden>
      <span aria-hidden className={styles.dot} />
      <span aria-hidden className={styles.dot} />
      <span aria-hidden className={styles.dot} />
    </div>
  );
}
