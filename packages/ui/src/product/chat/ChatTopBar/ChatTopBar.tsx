'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { breakable } from '../../../base/breakable.tsx';
import { CoinPill } from '../../../base/CoinPill/CoinPill.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkIconButton } from '../../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { chatTopBar } from '../../../i18n/messages/chat/chat.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { ConversationMember } from '../../../model/conversation.ts';
import { FictionalIcon } from '../../../patterns/OriginMark/FictionalIcon.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useLink, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { onlineOf } from '../../online-of.ts';
import { useAuthorNotice, useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './ChatTopBar.css.ts';

export interface ChatTopBarProps extends RootProps<'div'> {
  /** The other person of the conversation. */
  member: ConversationMember;
  /** Address of the other person's profile; the route `member` when left out. */
  profileHref?: string;
  /** Address that the back arrow leads to; the route `chats` when left out. */
  backHref?: string;
  /** The balance; null while unknown. */
  credits: number | null;
  /** Credits that the balance lacks because they are reserved for messages that wait: shown below it. */
  reserved?: number;
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** Further buttons, before the menu. */
  actions?: ReactNode;
  /** Menu with block, report and remove. */
  menu?: ReactNode;
}

/**
 * Bar above a conversation: the other person, and the balance of credits. When the other person is not a private member, a
 * line below says who answers, before the first message is written.
 *
 * @part person - the link to the profile
 * @part name - name and age
 * @part who-answers - the line that says who answers, when it is not a private member
 */
export function ChatTopBar({
  member,
  profileHref,
  backHref,
  credits,
  reserved = 0,
  creditsHref,
  actions,
  menu,
  className,
  ...rest
}: ChatTopBarProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const Link = useLink();
  const { id, name, age, origin, photo } = member;
  const online = onlineOf(member);
  const authorNotice = useAuthorNotice(origin);
  const note = reserved > 0 ? t(cost.reserved({ credits: reserved })) : undefined;
  const { label, shortLabel = label, description } = useOriginTexts()(origin);
  return (
    <div {...rest} className={cx('vl-ChatTopBar', styles.root, className)}>
      <div className={styles.bar}>
        <LinkIconButton
          href={backHref ?? routes.chats}
          icon={<Icon shape={icons.back} />}
          tone="plain"
          label={t(chatTopBar.back)}
        />
        <Link
          href={profileHref ?? fillHref(routes.member, { id })}
          data-part="person"
          className={styles.person}
        >
          <VisuallyHidden>{t(chatTopBar.profile)}</VisuallyHidden>
          <Avatar photo={photo} name={name} online={online ? t(memberWords.online) : undefined} />
          <span className={styles.text}>
            <span translate="no" data-part="name" className={styles.name}>
              <bdi>{breakable(name)}</bdi>, {age}
            </span>
            {/* hidden from screen readers, which read it at the dot on the photo */}
            {online && <span aria-hidden>{t(memberWords.online)}</span>}
            {/* the line below says who answers */}
            <OriginMark origin={origin} label={shortLabel} description={description} />
          </span>
        </Link>
        {credits !== null && (
          <CoinPill
            amount={credits}
            href={creditsHref ?? routes.credits}
            note={note}
            label={[t(cost.credits({ credits })), note].filter(Boolean).join(', ')}
          />
        )}
        {actions}
        {menu}
      </div>
      {authorNotice && (
        <p role="note" data-part="who-answers" className={styles.whoAnswers}>
          <FictionalIcon className={styles.sign} />
          <span>{authorNotice}</span>
        </p>
      )}
    </div>
  );
}
