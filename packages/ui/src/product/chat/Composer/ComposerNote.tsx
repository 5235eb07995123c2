'use client';

import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { useLink } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './Composer.css.ts';

export interface ComposerNoteProps extends RootProps<'div'> {
  /** `blocked` replaces the text box, the other kinds are shown above it. */
  kind: 'unconfirmed' | 'not-enough-credits' | 'blocked';
  /** Drawing in front of the text. */
  icon: IconShape;
  /** The text of the note. */
  children: ReactNode;
  /** Link that helps. */
  remedy?: { href: string; label: string };
}

/** Note above or instead of the text box: why messages are held, or cannot be sent. */
export function ComposerNote({ kind, icon, children, remedy, className, ...rest }: ComposerNoteProps) {
  const Link = useLink();
  return (
    <div
      data-kind={kind}
      {...rest}
      className={cx('vl-ComposerNote', kind === 'blocked' ? styles.blocked : styles.note, className)}
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
