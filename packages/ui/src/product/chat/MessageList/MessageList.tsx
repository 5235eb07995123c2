'use client';

import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import type { Message } from '../../../model/message.ts';
import { useFormat, useNow } from '../../../provider/hooks.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import { groupMessages, messageKey } from './group-messages.ts';
import * as styles from './MessageList.css.ts';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import { useChatScroll, useLoadOlder } from './useChatScroll.ts';

export interface MessageListProps
  extends Pick<MessageBubbleProps, 'onRetry' | 'onDiscard' | 'onOpenPhoto'>,
    RootProps<'div'> {
  /** Oldest first. */
  messages: readonly Message[];
  /** The other person. */
  name: string;
  /** Position up to which the reader had read; null for no unread line. */
  readSeq?: number | null;
  /** There are older messages on the server. */
  hasMore?: boolean;
  /** Older messages are being loaded. */
  loadingOlder?: boolean;
  /** The reader has scrolled to the oldest loaded message. */
  onLoadOlder?: () => void;
  /** The latest message has come into view, so all messages are read. */
  onReachEnd?: () => void;
  /** The conversation is still loading. */
  loading?: boolean;
  /** The other person is typing. */
  typing?: boolean;
  /** Content above the first message, such as a notice. */
  notice?: ReactNode;
  /** Shown instead of messages when there are none. */
  empty?: ReactNode;
  /** Draws an item in place of `MessageBubble`, and gets its props: `props => <MessageBubble {...props} />`. */
  renderItem?: (props: MessageBubbleProps) => ReactNode;
}

/** Messages at the end that are always rendered: a new one below must not change their height afterwards. */
const NEAR_END = 20;

const drawMessageBubble = (props: MessageBubbleProps) => <MessageBubble {...props} />;

/**
 * The messages of a conversation. Fills its container and scrolls by itself.
 *
 * @part unread - the line before unread messages
 * @part row - one message
 * @part day - the day of the messages below
 */
export function MessageList({
  messages,
  name,
  readSeq = null,
  hasMore = false,
  loadingOlder = false,
  onLoadOlder,
  onReachEnd,
  loading = false,
  typing = false,
  notice,
  empty,
  onRetry,
  onDiscard,
  onOpenPhoto,
  renderItem = drawMessageBubble,
  className,
  ...rest
}: MessageListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { scroller, content, atEnd, newBelow, onScroll, scrollToEnd } = useChatScroll(messages);
  const sentinel = useLoadOlder(scroller, hasMore && !loadingOlder, onLoadOlder);
  const days = groupMessages(messages, at => format.date(at, { dateStyle: 'short' }), readSeq);
  const offscreen = new Set(messages.slice(0, -NEAR_END).map(messageKey));
  const lastId = messages.at(-1)?.id;
  const reachEnd = useRef(onReachEnd);
  reachEnd.current = onReachEnd;
  useEffect(() => {
    if (atEnd && lastId) reachEnd.current?.();
  }, [atEnd, lastId]);

  return (
    <div {...rest} className={cx('vl-MessageList', styles.root, className)}>
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-busy={loading}
        aria-label={t(messageList.label({ name }))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.scroller}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {hasMore ? (
            <div ref={sentinel} className={styles.older}>
              <Button size="s" tone="plain" pending={loadingOlder} onClick={onLoadOlder}>
                {t(messageList.older)}
              </Button>
            </div>
          ) : (
            <>
              {notice && <div className={styles.notice}>{notice}</div>}
              {messages.length > 0 && (
                <p className={styles.beginning}>{t(messageList.beginning({ name }))}</p>
              )}
            </>
          )}
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
                    className={cx(
                      followed ? styles.joined : styles.item,
                      offscreen.has(key) && styles.offscreen,
                    )}
                  >
                    {renderItem({ message, name, followed, onRetry, onDiscard, onOpenPhoto })}
                  </div>
                </Fragment>
              ))}
            </section>
          ))}
          <div className={cx(typing && styles.typing)}>
            <TypingIndicator name={name} typing={typing} />
          </div>
        </div>
      </div>
      {!atEnd && (
        <div className={styles.jump}>
          <Button
            size="s"
            tone="quiet"
            startIcon={<Icon shape={icons.chevronDown} size="xs" />}
            onClick={() => {
              scrollToEnd();
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            {newBelow > 0 ? t(messageList.newBelow({ count: newBelow })) : t(messageList.latest)}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{(loading || loadingOlder) && t(messageList.loading)}</VisuallyHidden>
      <NewMessageAnnouncer messages={messages} name={name} />
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
