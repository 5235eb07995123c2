'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { ComposerNote } from './ComposerNote.tsx';

export interface ComposerBlockedProps extends RootProps<'div'> {
  /** Why nothing can be sent. */
  problem: Problem;
  /** Link that helps, and its text. */
  remedy?: { href: string; label: string };
}

/** In place of the `Composer`: why nothing can be sent in this conversation. */
export function ComposerBlocked({ problem, remedy, className, ...rest }: ComposerBlockedProps) {
  const { t } = useLingui();
  return (
    <ComposerNote
      {...rest}
      className={cx('vl-ComposerBlocked', className)}
      kind="blocked"
      icon={icons.lock}
      remedy={remedy}
    >
      {problemText(t, problem)}
    </ComposerNote>
  );
}
