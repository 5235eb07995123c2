'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { blockedNotice } from '../../../i18n/messages/notices.ts';
import { problemMessages } from '../../../i18n/messages/problems.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';

export type BlockedNoticeProps =
  /** The other person has blocked the reader: no name and no button is shown. */
  | {
      /** Who has blocked whom: the other member the reader, or the reader them. */
      by: 'member';
    }
  | {
      /** Who has blocked whom: the other member the reader, or the reader them. */
      by: 'reader';
      /** Name of the person whom the reader has blocked. */
      name: string;
      /** The reader wants to take back the block. */
      onUnblock: () => void;
      /** The unblocking is running. */
      pending?: boolean;
    };

/** Says why a profile or conversation is not shown; the person who blocked can unblock here. */
export function BlockedNotice(props: BlockedNoticeProps) {
  const { t } = useLingui();
  const isBlocker = props.by === 'reader';
  return (
    <div data-component="BlockedNotice" data-by={props.by}>
      <Notice
        icon={<Icon shape={icons.block} size="s" />}
        action={
          isBlocker &&
          (props.pending ? (
            <Spinner label={t(blockedNotice.unblock)} />
          ) : (
            <TextButton strong onClick={props.onUnblock}>
              {t(blockedNotice.unblock)}
            </TextButton>
          ))
        }
      >
        {isBlocker ? t(blockedNotice.byReader({ name: props.name })) : t(problemMessages.blocked_by_member)}
      </Notice>
    </div>
  );
}
