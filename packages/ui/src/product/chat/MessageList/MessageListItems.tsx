'use client';

import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import { useFormat, useNow } from '../../../provider/hooks.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { messageKey } from './group-messages.ts';
import * as styles from './MessageList.css.ts';
import { useMessageListContext } from './useMessageList.ts';

export interface MessageListItemsProps
  extends Pick<MessageBubbleProps, 'onRetry' | 'onDiscard' | 'onOpenPhoto'>,
    RootProps<'div'> {
  /** Shown instead of messages when there are none. */
  empty?: ReactNode;
  /** Draws an item in place of `MessageBubble`, and gets its props: `props => <MessageBubble {...props} />`. */
  renderItem?: (props: MessageBubbleProps) => ReactNode;
}

/** Messages at the end that are always rendered: a new one below must not change their height afterwards. */
const NEAR_END = 20;

const drawMessageBubble = (props: MessageBubbleProps) => <MessageBubble {...props} />;

/** The messages by day, with the line before unread ones; a skeleton while they are being loaded. */
export function MessageListItems({
  empty,
  onRetry,
  onDiscard,
  onOpenPhoto,
  renderItem = drawMessageBubble,
  className,
  ...rest
}: MessageListItemsProps) {
  const { t } = useLingui();
  const { messages, name, days, loading } = useMessageListContext();
  const offscreen = new Set(messages.slice(0, -NEAR_END).map(messageKey));
  return (
    <div {...rest} className={cx('vl-MessageListItems', className)}>
      {loading && <MessageListSkeleton />}
      {!loading && messages.length === 0 && empty}
      {days.map(day => (
        <section key={day.day} className={styles.day}>
          <DayLabel at={day.at} />
          {day.messages.map(({ message, key, followed, unreadAbove }) => (
            <Fragment key={key}>
              {unreadAbove > 0 && (
                <p data-part="unread" className={styles.unread}>
                  <span>{t(messageList.unread({ count: unreadAbove }))}</span>
                </p>
              )}
              <div
                data-part="row"
                className={cx(followed ? styles.joined : styles.item, offscreen.has(key) && styles.offscreen)}
              >
                {renderItem({ message, name, followed, onRetry, onDiscard, onOpenPhoto })}
              </div>
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

const DAY_MS = 86_400_000;

/** Separator between two days: "Today", "Yesterday", or the date. */
function DayLabel({ at }: { at: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const day = (moment: string | number) => format.date(moment, { dateStyle: 'short' });
  const year = (moment: string | number) => format.date(moment, { year: 'numeric' });
  const label = () => {
    if (day(at) === day(now)) return t(messageList.today);
    if (day(at) === day(now - DAY_MS)) return t(messageList.yesterday);
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    return format.date(at, year(at) === year(now) ? options : { ...options, year: 'numeric' });
  };
  return (
    <p data-part="day" className={styles.dayLabel}>
      {label()}
    </p>
  );
}

const skeletonLines = [
  { width: '14rem', mine: false },
  { width: '9rem', mine: false },
  { width: '16rem', mine: true },
  { width: '11rem', mine: false },
];

/** Skeleton of a conversation. */
const MessageListSkeleton = () => (
  <div className={styles.day}>
    {skeletonLines.map(({ width, mine }) => (
      <div key={width} className={mine ? styles.skeletonOwn : styles.item}>
        <Skeleton width={width} height="2.75rem" radius="control" />
      </div>
    ))}
  </div>
);
