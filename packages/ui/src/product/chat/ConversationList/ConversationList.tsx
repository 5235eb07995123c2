'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { pencil } from '../../../base/Icon/shapes/pencil.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { conversationList } from '../../../i18n/messages/chat/chat.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import type { Conversation } from '../../../model/conversation.ts';
import { type ArtPerson, EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import * as styles from './ConversationList.css.ts';
import { ConversationRow, type ConversationRowProps } from './ConversationRow.tsx';

export interface ConversationListProps extends Pick<ConversationRowProps, 'onRemove'>, RootProps<'div'> {
  /** The latest first, without those that were removed. */
  conversations: readonly Conversation[];
  /** Address of a conversation, such as `/chats/{id}`; the route `chat` when left out. */
  href?: HrefTemplate<'id'>;
  /** Id of the conversation open beside the list, `null` for one not begun: an empty list beside it draws and urges nothing. */
  activeId?: string | null;
  /** They are being loaded: a skeleton is shown. */
  loading?: boolean;
  /** The conversation that was removed last, while it can be restored. */
  removed?: Pick<Conversation, 'member'> | null;
  /** Restores the removed conversation. */
  onUndo?: () => void;
  /** Where to find people, for the empty list; the route `members` when left out. */
  membersHref?: string;
  /** The reader, for the drawing of the empty list. */
  me?: ArtPerson | null;
  /** A match to whom nobody has written yet and where the reader does it, for the empty list. */
  match?: (Pick<Conversation['member'], 'name' | 'photo' | 'origin'> & { href: string }) | undefined;
  /** Content above the rows: a notice, a heading. */
  children?: ReactNode;
  /** Draws an item in place of `ConversationRow`, and gets its props: `props => <ConversationRow {...props} />`. */
  renderItem?: (props: ConversationRowProps) => ReactNode;
}

const drawConversationRow = (props: ConversationRowProps) => <ConversationRow {...props} />;

/** All conversations, the latest first. */
export function ConversationList({
  conversations,
  href,
  activeId,
  loading = false,
  membersHref,
  me,
  match,
  onRemove,
  removed,
  onUndo,
  children,
  renderItem = drawConversationRow,
  className,
  ...rest
}: ConversationListProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const list = useRef<HTMLUListElement>(null);
  const beside = activeId !== undefined;
  const remove =
    onRemove &&
    ((event: { conversation: Conversation }) => {
      // The pressed button disappears with its row: the focus moves to the next row.
      const index = conversations.findIndex(({ id }) => id === event.conversation.id);
      const links = list.current?.querySelectorAll('a');
      (links?.[index + 1] ?? links?.[index - 1])?.focus();
      onRemove(event);
    });
  return (
    <div aria-busy={loading} {...rest} className={cx('vl-ConversationList', className)}>
      {children}
      <div role="status" className={styles.status}>
        {loading && <VisuallyHidden>{t(conversationList.loading)}</VisuallyHidden>}
        {removed && (
          <Notice
            action={
              <Button size="s" onClick={onUndo}>
                {t(conversationList.undo)}
              </Button>
            }
          >
            {t(conversationList.removed({ name: removed.member.name }))}
          </Notice>
        )}
      </div>
      {loading ? (
        <ConversationListSkeleton />
      ) : conversations.length === 0 ? (
        <EmptyState
          art={!beside && <EmptyArt kind="talk" me={me} other={match} icon={pencil} />}
          title={<Trans {...conversationList.emptyTitle} components={{ em: <em /> }} />}
          actions={
            <>
              {!beside && (
                <LinkButton tone="primary" href={match?.href ?? routes.swipeGame}>
                  {t(match ? matchDialog.write({ name: match.name }) : topBar.discover)}
                </LinkButton>
              )}
              <LinkButton href={membersHref ?? routes.members}>{t(conversationList.emptyAction)}</LinkButton>
            </>
          }
        >
          {t(conversationList.emptyBody)}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
        <ul ref={list} aria-label={t(conversationList.label)} role="list" className={styles.list}>
          {conversations.map(conversation => (
            <li key={conversation.id} className={styles.item}>
              {renderItem({
                conversation,
                href: fillHref(href ?? routes.chat, { id: conversation.id }),
                active: conversation.id === activeId,
                onRemove: remove,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const nameWidths = ['7rem', '9rem', '6rem', '8rem', '10rem'];

const ConversationListSkeleton = () => (
  <div className={styles.list}>
    {nameWidths.map(width => (
      <div key={width} className={styles.row}>
        <Skeleton width="3.5rem" height="3.5rem" radius="round" />
        <div className={styles.text}>
          <Skeleton width={width} height="1.25rem" />
          <Skeleton width="100%" height="1rem" />
        </div>
      </div>
    ))}
  </div>
);
