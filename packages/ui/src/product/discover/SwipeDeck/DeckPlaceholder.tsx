'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { swipeActions, swipeDeck } from '../../../i18n/messages/discover.ts';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { ListError } from '../../ListError.tsx';
import { SwipeLimitNotice } from '../SwipeLimitNotice/SwipeLimitNotice.tsx';
import * as styles from './SwipeDeck.css.ts';

export interface DeckPlaceholderProps {
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status: 'ready' | 'loading' | 'error';
  /** No likes are left for today. */
  limitReached: boolean;
  /** The button to try again was pressed. */
  onRetry: (() => void) | undefined;
  /** The last decision is to be taken back; no button without it. */
  onUndo: (() => void) | undefined;
}

/** Shown in place of the cards: a skeleton, or why there are no cards. Takes the focus when the last card leaves. */
export function DeckPlaceholder({ status, limitReached, onRetry, onUndo }: DeckPlaceholderProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const browse = <LinkButton href={routes.members}>{t(likesList.browse)}</LinkButton>;
  const content = () => {
    if (status === 'loading') {
      return (
        <>
          <VisuallyHidden>{t(swipeDeck.loading)}</VisuallyHidden>
          <Skeleton height="100%" radius="photo" />
        </>
      );
    }
    if (status === 'error') return <ListError onRetry={onRetry} />;
    if (limitReached) return <SwipeLimitNotice likesLeft={0}>{browse}</SwipeLimitNotice>;
    return (
      <EmptyState
        art={<EmptyArt kind="portraits" icon={icons.check} />}
        title={<Trans {...swipeDeck.endTitle} components={{ em: <em /> }} />}
        actions={
          <>
            {browse}
            {onUndo && (
              <Button tone="plain" startIcon={<Icon shape={icons.undo} size="s" />} onClick={onUndo}>
                {t(swipeActions.undo)}
              </Button>
            )}
          </>
        }
      >
        {t(swipeDeck.endBody)}
      </EmptyState>
    );
  };
  return (
    <div data-part="placeholder" tabIndex={-1} className={styles.placeholder}>
      {content()}
    </div>
  );
}
