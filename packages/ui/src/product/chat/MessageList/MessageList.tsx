import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { MessageListItems, type MessageListItemsProps } from './MessageListItems.tsx';
import {
  MessageListBeginning,
  MessageListJump,
  MessageListLog,
  MessageListNotice,
  MessageListOlder,
  MessageListRoot,
  type MessageListRootProps,
  MessageListTyping,
} from './MessageListParts.tsx';

export interface MessageListProps
  extends Pick<MessageListItemsProps, 'onRetry' | 'onDiscard' | 'onOpenPhoto' | 'empty' | 'renderItem'>,
    Omit<MessageListRootProps, 'children'> {
  /** The other person is typing. */
  typing?: boolean;
  /** Content above the first message, such as a notice. */
  notice?: ReactNode;
}

/**
 * The messages of a conversation. Fills its container and scrolls by itself.
 *
 * @part unread - the line before unread messages
 * @part row - one message
 * @part day - the day of the messages below
 */
export const MessageList = ({
  typing = false,
  notice,
  empty,
  onRetry,
  onDiscard,
  onOpenPhoto,
  renderItem,
  className,
  ...rest
}: MessageListProps) => (
  <MessageListRoot {...rest} className={cx('vl-MessageList', className)}>
    <MessageListLog>
      <MessageListOlder />
      {notice && <MessageListNotice>{notice}</MessageListNotice>}
      <MessageListBeginning />
      <MessageListItems
        empty={empty}
        onRetry={onRetry}
        onDiscard={onDiscard}
        onOpenPhoto={onOpenPhoto}
        renderItem={renderItem}
      />
      <MessageListTyping typing={typing} />
    </MessageListLog>
    <MessageListJump />
  </MessageListRoot>
);
