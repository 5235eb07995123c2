'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import * as styles from './MessageList.css.ts';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import {
  MessageListContext,
  type MessageListOptions,
  useMessageList,
  useMessageListContext,
} from './useMessageList.ts';

export interface MessageListRootProps extends MessageListOptions, RootProps<'div'> {
  /** The parts, in the order of the site. */
  children: ReactNode;
}

/** The frame around the parts of a list of messages. It announces messages that arrive. */
export function MessageListRoot({
  messages,
  name,
  readSeq,
  hasMore,
  loadingOlder,
  onLoadOlder,
  onReachEnd,
  loading,
  children,
  className,
  ...rest
}: MessageListRootProps) {
  const { t } = useLingui();
  const options = { messages, name, readSeq, hasMore, loadingOlder, onLoadOlder, onReachEnd, loading };
  const state = useMessageList(options);
  return (
    <div {...rest} className={cx('vl-MessageListRoot', styles.root, className)}>
      <MessageListContext value={state}>{children}</MessageListContext>
      <VisuallyHidden role="status">{(loading || loadingOlder) && t(messageList.loading)}</VisuallyHidden>
      <NewMessageAnnouncer messages={messages} name={name} />
    </div>
  );
}

export interface MessageListLogProps extends RootProps<'div', 'role' | 'onScroll'> {
  /** `MessageListOlder`, `MessageListNotice`, `MessageListBeginning`, `MessageListItems`, `MessageListTyping`. */
  children: ReactNode;
}

/** The part that scrolls. It keeps its place while messages are added above and below. */
export function MessageListLog({ children, className, ref, ...rest }: MessageListLogProps) {
  const { logProps, contentRef } = useMessageListContext();
  const mergedRef = useMergedRef(logProps.ref, ref);
  return (
    <div
      {...logProps}
      {...rest}
      ref={mergedRef}
      className={cx('vl-MessageListLog', styles.scroller, className)}
    >
      <div ref={contentRef} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

export interface MessageListOlderProps extends RootProps<'div'> {}

/** Loads older messages when it comes near, or at the press of its button; nothing when there are none. */
export function MessageListOlder({ className, ref, ...rest }: MessageListOlderProps) {
  const { t } = useLingui();
  const { hasMore, loadingOlder, onLoadOlder, olderRef } = useMessageListContext();
  const mergedRef = useMergedRef(olderRef, ref);
  if (!hasMore) return null;
  return (
    <div {...rest} ref={mergedRef} className={cx('vl-MessageListOlder', styles.older, className)}>
      <Button size="s" tone="plain" pending={loadingOlder} onClick={onLoadOlder}>
        {t(messageList.older)}
      </Button>
    </div>
  );
}

export interface MessageListNoticeProps extends RootProps<'div'> {
  /** Such as who answers. */
  children: ReactNode;
}

/** What is to be read before the first message; nothing while there are older ones. */
export function MessageListNotice({ className, ...rest }: MessageListNoticeProps) {
  const { hasMore } = useMessageListContext();
  return hasMore ? null : <div {...rest} className={cx('vl-MessageListNotice', styles.notice, className)} />;
}

export interface MessageListBeginningProps extends RootProps<'p'> {}

/** Says that the conversation begins here; nothing without messages, and while there are older ones. */
export function MessageListBeginning({ className, ...rest }: MessageListBeginningProps) {
  const { t } = useLingui();
  const { messages, name, hasMore } = useMessageListContext();
  if (hasMore || messages.length === 0) return null;
  return (
    <p {...rest} className={cx('vl-MessageListBeginning', styles.beginning, className)}>
      {t(messageList.beginning({ name }))}
    </p>
  );
}

export interface MessageListTypingProps extends RootProps<'div'> {
  /** The other person is typing. */
  typing: boolean;
}

/** The sign that the other person is typing. It is there before too, so that it is announced. */
export function MessageListTyping({ typing, className, ...rest }: MessageListTypingProps) {
  const { name } = useMessageListContext();
  return (
    <div {...rest} className={cx('vl-MessageListTyping', typing && styles.typing, className)}>
      <TypingIndicator name={name} typing={typing} />
    </div>
  );
}

export interface MessageListJumpProps extends RootProps<'div'> {}

/** The button to the latest message, with the number of new ones; nothing while that is in view. */
export function MessageListJump({ className, ...rest }: MessageListJumpProps) {
  const { t } = useLingui();
  const { atEnd, newBelow, jumpToEnd } = useMessageListContext();
  if (atEnd) return null;
  return (
    <div {...rest} className={cx('vl-MessageListJump', styles.jump, className)}>
      <Button
        size="s"
        tone="quiet"
        startIcon={<Icon shape={icons.chevronDown} size="xs" />}
        onClick={jumpToEnd}
      >
        {newBelow > 0 ? t(messageList.newBelow({ count: newBelow })) : t(messageList.latest)}
      </Button>
    </div>
  );
}
