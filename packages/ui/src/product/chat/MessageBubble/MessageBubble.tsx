'use client';

import { useLingui } from '@lingui/react/macro';
import { FACT_DOT, isolated } from '@velluto/rules';
import { type ComponentProps, memo } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { messageBubble } from '../../../i18n/messages/chat/chat.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Message, PhotoMessage } from '../../../model/message.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { isEmojiOnly } from './emoji.ts';
import * as styles from './MessageBubble.css.ts';
import { MessageMedia } from './MessageMedia.tsx';
import { mediaRatio } from './media-ratio.ts';

export interface MessageBubbleProps extends RootProps<'div'> {
  /** The message. */
  message: Message;
  /** The other person, for screen readers. */
  name: string;
  /** Another message by the same author follows, which then shows time and state. */
  followed?: boolean;
  /** Sends a failed message again. */
  onRetry?: (event: { message: Message }) => void;
  /** Discards a failed message. */
  onDiscard?: (event: { message: Message }) => void;
  /** Opens a photo in full. Without it photos cannot be pressed. */
  onOpenPhoto?: (event: { message: PhotoMessage }) => void;
}

/** A mark of its own for each state, so that sent, delivered and read differ without reading the word. */
const stateIcons: Record<Exclude<Message['status'], 'failed'>, IconShape> = {
  sending: icons.clock,
  held: icons.mail,
  sent: icons.check,
  delivered: icons.checkDouble,
  read: icons.checkSolid,
  refunded: icons.undo,
};

/** A fact after another one in a line, with a mark between them. */
const Also = (fact: ComponentProps<'span'>) => (
  <>
    <span>{FACT_DOT}</span>
    <span {...fact} />
  </>
);

/**
 * One message with its time and state.
 *
 * @part photo - the photo of a message
 * @part gift - the gift of a message
 * @part text - the words
 * @part problem - why it was not sent, and what to do
 * @part meta - time and state
 * @part state - how far the message came: its mark and its word
 * @part cost - what a photo costs
 * @part missing - what is shown in place of a missing picture
 */
export const MessageBubble = memo(function MessageBubble({
  message,
  name,
  followed = false,
  onRetry,
  onDiscard,
  onOpenPhoto,
  className,
  ...rest
}: MessageBubbleProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { kind, mine, status, origin } = message;
  const failed = status === 'failed';
  if (kind === 'system') {
    return (
      <p {...(rest as RootProps<'p'>)} className={cx('vl-MessageBubble', styles.system, className)}>
        {message.text}
      </p>
    );
  }
  const media = kind === 'text' ? null : message;
  const text = kind === 'gift' ? undefined : message.text;
  const large = kind === 'text' && isEmojiOnly(message.text);
  return (
    <div
      data-status={status}
      {...rest}
      className={cx('vl-MessageBubble', styles.root, mine ? styles.own : styles.other, className)}
    >
      <VisuallyHidden>{`${mine ? t(messageBubble.byYou) : isolated(name)}: `}</VisuallyHidden>
      {media && (
        <div
          data-part={kind === 'gift' ? 'gift' : 'photo'}
          className={styles.room}
          style={{ aspectRatio: mediaRatio(media) }}
        >
          <MessageMedia
            message={media}
            name={name}
            followed={followed || Boolean(text)}
            onOpenPhoto={onOpenPhoto}
          />
        </div>
      )}
      {text && (
        <p
          dir="auto"
          data-part="text"
          className={cx(
            styles.text,
            media !== null && styles.caption,
            large ? styles.large : mine ? styles.ownText : styles.otherText,
            !large && (status === 'held' || status === 'sending') && styles.waiting,
            failed && styles.failed,
            followed && styles.followed,
          )}
        >
          {text}
        </p>
      )}
      {failed ? (
        <div data-part="problem" className={styles.problem}>
          <p className={styles.reason}>
            <span className={styles.reasonIcon}>
              <Icon shape={icons.alert} size="xs" />
            </span>{' '}
            <strong className={styles.strong}>{t(messageBubble.failed)}</strong>
            {message.problem && <Also>{problemText(t, message.problem)}</Also>}
          </p>
          {onRetry && (
            <Button size="s" onClick={() => onRetry({ message })}>
              {t(messageBubble.retry)}
            </Button>
          )}
          {onDiscard && (
            <Button size="s" tone="plain" onClick={() => onDiscard({ message })}>
              {t(messageBubble.discard)}
            </Button>
          )}
        </div>
      ) : (
        !followed && (
          <p data-part="meta" className={styles.meta}>
            <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
            {mine && (
              <Also data-part="state" className={cx(status === 'read' && styles.read)}>
                <span className={styles.stateIcon}>
                  <Icon shape={stateIcons[status]} size="xs" />
                </span>
                <span>{t(messageBubble[status])}</span>
              </Also>
            )}
            {!mine && origin !== 'member' && <Also>{originTexts(origin).label}</Also>}
          </p>
        )
      )}
    </div>
  );
});
