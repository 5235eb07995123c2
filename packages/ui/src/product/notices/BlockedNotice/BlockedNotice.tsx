'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { blockedNotice } from '../../../i18n/messages/notices.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';

export type BlockedNoticeProps = RootProps<'div'> &
  (
    | {
        /** The other member has blocked the reader: no name and no button is shown. */
        by: 'member';
        name?: undefined;
        onUnblock?: undefined;
        pending?: undefined;
      }
    | {
        /** The reader has blocked the other member, and can unblock them. */
        by: 'reader';
        /** Name of the person whom the reader has blocked. */
        name: string;
        /** The reader wants to take back the block. */
        onUnblock: () => void;
        /** The unblocking is running. */
        pending?: boolean;
      }
  );

/** Says why a profile or conversation is not shown; the person who blocked can unblock here. */
export function BlockedNotice({ by, name, onUnblock, pending, className, ...rest }: BlockedNoticeProps) {
  const { t } = useLingui();
  return (
    <div data-by={by} {...rest} className={cx('vl-BlockedNotice', className)}>
      <Notice
        icon={<Icon shape={icons.block} size="s" />}
        action={
          by === 'reader' && (
            <TextButton strong pending={pending} onClick={onUnblock}>
              {t(blockedNotice.unblock)}
            </TextButton>
          )
        }
      >
        {by === 'reader' ? t(blockedNotice.byReader({ name })) : t(problemMessages.blocked_by_member)}
      </Notice>
    </div>
  );
}
