'use client';

import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import { useLink } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './Composer.css.ts';

export interface ComposerNoteProps {
  /** `blocked` replaces the text box, the other kinds are shown above it. */
  kind: 'unconfirmed' | 'not-enough-credits' | 'blocked';
  icon: IconShape;
  children: ReactNode;
  /** Link that helps. */
  remedy?: { href: string; label: string };
}

/** Note above or instead of the text box: why messages are held, or cannot be sent. */
export function ComposerNote({ kind, icon, children, remedy }: ComposerNoteProps) {
  const Link = useLink();
  return (
    <div
      data-component="ComposerNote"
      data-kind={kind}
      className={kind === 'blocked' ? styles.blocked : styles.note}
    >
      <Icon shape={icon} size="s" />
      <p className={plain}>
        <span>{children}</span>{' '}
        {remedy && (
          <Link href={remedy.href} className={styles.link}>
            {remedy.label}
          </Link>
        )}
      </p>
    </div>
  );
}
