'use client';

import { useLingui } from '@lingui/react/macro';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { deleteAccountRow } from '../../../i18n/messages/notifications.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import * as styles from './DeleteAccountRow.css.ts';

export interface DeleteAccountRowProps extends RootProps<'div'> {
  /** Called by the button; the caller asks for password and reason first. */
  onDelete: () => void;
  /** The account is being deleted. */
  pending?: boolean;
  /** Error of the deletion. */
  problem?: Problem | null;
}

/** Row with the button that deletes the account, and what that means. Put it inside an `li`. */
export function DeleteAccountRow({ onDelete, pending, problem, className, ...rest }: DeleteAccountRowProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-DeleteAccountRow', className)}>
      <ListRow
        title={t(deleteAccountRow.title)}
        detail={
          <>
            <span>{t(deleteAccountRow.detail({ days: REACTIVATION_DAYS }))}</span>
            <span role="alert" className={styles.problem}>
              {problem && problemText(t, problem)}
            </span>
          </>
        }
        end={
          <Button size="s" tone="danger" pending={pending} onClick={onDelete}>
            {t(deleteAccountRow.action)}
          </Button>
        }
      />
    </div>
  );
}
