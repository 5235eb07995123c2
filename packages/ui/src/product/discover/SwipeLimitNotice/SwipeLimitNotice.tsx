'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { SWIPE_LIKES_PER_DAY } from '@velluto/rules';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { clock } from '../../../base/Icon/shapes/clock.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { swipeLimit } from '../../../i18n/messages/discover.ts';
import { EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import * as styles from './SwipeLimitNotice.css.ts';

export interface SwipeLimitNoticeProps extends RootProps<'div'> {
  /** Likes left for today. */
  likesLeft: number;
  /** Links that are shown when no likes are left. */
  children?: ReactNode;
}

/** Number of likes left for today; when none are left, says when there are new ones. */
export function SwipeLimitNotice({ likesLeft, children, className, ...rest }: SwipeLimitNoticeProps) {
  const { t } = useLingui();
  if (!(likesLeft > 0)) {
    return (
      <div {...rest} className={cx('vl-SwipeLimitNotice', className)}>
        <EmptyState
          art={<EmptyArt kind="portraits" icon={clock} />}
          title={<Trans {...swipeLimit.none} components={{ em: <em /> }} />}
          actions={children}
        >
          {t(swipeLimit.tomorrow({ count: SWIPE_LIKES_PER_DAY }))}
        </EmptyState>
      </div>
    );
  }
  return (
    <p {...rest} className={cx('vl-SwipeLimitNotice', styles.root, className)}>
      {t(swipeLimit.left({ count: likesLeft }))}
    </p>
  );
}
