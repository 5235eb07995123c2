'use client';

import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { CountBadge } from '../../../base/CountBadge/CountBadge.tsx';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { conversationList } from '../../../i18n/messages/chat/chat.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { Conversation } from '../../../model/conversation.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useFormat, useLink, useNow, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { onlineOf } from '../../online-of.ts';
import { useCountBadge } from '../../useCountBadge.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './ConversationList.css.ts';

export interface ConversationRowProps extends RootProps<'div'> {
  /** The conversation. */
  conversation: Conversation;
  /** Address of the conversation; the route `chat` when left out. */
  href?: string;
  /** The conversation is open beside the list. */
  active?: boolean;
  /** Shows the delete button; not on phones, where the menu of the conversation has it. */
  onRemove?: (event: { conversation: Conversation }) => void;
}

/**
 * One conversation: the person, the latest message, its time, and the number of unread messages.
 *
 * @part preview - the last message
 * @part name - name and age
 * @part time - the time of the last message
 * @part turn - the words that it is the reader's turn
 */
export function ConversationRow({
  conversation,
  href,
  active = false,
  onRemove,
  className,
  ...rest
}: ConversationRowProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const Link = useLink();
  const routes = useRoutes();
  const now = useNow(60_000);
  const { member, preview, lastAt, unread } = conversation;
  const badge = useCountBadge('unreadMessages', unread);
  const when = format.sameDay(lastAt, now)
    ? format.time(lastAt)
    : format.date(lastAt, { day: 'numeric', month: 'short' });
  // demo profiles ask for no message, and unread messages say it by their number
  const yourTurn = preview?.mine === false && unread === 0 && member.origin === 'member';
  const previewLine = () => {
    if (!preview) return t(conversationList.nothing);
    if (preview.status === 'held') return t(conversationList.held);
    if (preview.status === 'failed') return t(conversationList.failed({ text: preview.text }));
    return preview.mine ? t(conversationList.own({ text: preview.text })) : preview.text;
  };
  return (
    <div {...rest} className={cx('vl-ConversationRow', styles.row, active && styles.active, className)}>
      <Avatar
        photo={member.photo}
        name={member.name}
        size="l"
        online={onlineOf(member) ? t(memberWords.online) : undefined}
      />
      <div className={styles.text}>
        <p className={styles.head}>
          <Link
            href={href ?? fillHref(routes.chat, { id: conversation.id })}
            className={styles.link}
            aria-current={active ? 'page' : undefined}
          >
            <span translate="no" data-part="name" className={styles.name}>
              <bdi>{member.name}</bdi>, {member.age}
            </span>
          </Link>
          <span className={styles.mark}>
            <OriginMark origin={member.origin} {...originTexts(member.origin)} />
          </span>
        </p>
        <p
          dir="auto"
          data-part="preview"
          className={cx(
            styles.preview,
            unread > 0 && styles.fresh,
            preview?.status === 'failed' && styles.failed,
          )}
        >
          {previewLine()}
        </p>
      </div>
      <div className={styles.end}>
        <time dateTime={lastAt} data-part="time" className={styles.time}>
          {when}
        </time>
        <div className={styles.tools}>
          <CountBadge {...badge} />
          {yourTurn && (
            <span data-part="turn" className={styles.turn}>
              {t(conversationList.yourTurn)}
            </span>
          )}
          {onRemove && (
            <span className={styles.remove}>
              <IconButton
                icon={icons.trash}
                size="s"
                tone="plain"
                label={t(conversationList.remove({ name: member.name }))}
                onClick={() => onRemove({ conversation })}
              />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
