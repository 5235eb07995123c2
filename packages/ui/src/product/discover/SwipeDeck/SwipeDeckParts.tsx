'use client';

import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { swipeDeck } from '../../../i18n/messages/discover.ts';
import { SwipeActions, type SwipeActionsProps } from '../SwipeActions/SwipeActions.tsx';
import { SwipeCard, type SwipeCardProps } from '../SwipeCard/SwipeCard.tsx';
import { SwipeLimitNotice } from '../SwipeLimitNotice/SwipeLimitNotice.tsx';
import { DeckPlaceholder } from './DeckPlaceholder.tsx';
import * as styles from './SwipeDeck.css.ts';
import {
  SwipeDeckContext,
  type SwipeDeckOptions,
  useSwipeDeck,
  useSwipeDeckContext,
} from './useSwipeDeck.ts';

export interface SwipeDeckRootProps extends SwipeDeckOptions, RootProps<'section'> {
  /** The parts, in the order of the site. */
  children: ReactNode;
}

/**
 * The section around the parts of a deck. It announces each answer, and keeps the focus in the deck. `SwipeDeckFacts`
 * explains the keys, so every deck has it.
 */
export function SwipeDeckRoot({
  cards,
  likesLeft,
  status,
  onDecide,
  onUndo,
  children,
  className,
  ref,
  ...rest
}: SwipeDeckRootProps) {
  const state = useSwipeDeck({ cards, likesLeft, status, onDecide, onUndo });
  const mergedRef = useMergedRef(state.rootProps.ref, ref);
  return (
    <section
      {...state.rootProps}
      {...rest}
      className={cx('vl-SwipeDeckRoot', styles.root, className)}
      ref={mergedRef}
    >
      <SwipeDeckContext value={state}>{children}</SwipeDeckContext>
      <VisuallyHidden>
        <span aria-live="polite">{state.announcement}</span>
      </VisuallyHidden>
    </section>
  );
}

export interface SwipeDeckCardsProps extends RootProps<'div'> {
  /** The button to try again was pressed. */
  onRetry?: () => void;
  /** Draws a card in place of `SwipeCard`, and gets its props: `props => <SwipeCard {...props} />`. */
  renderItem?: (props: SwipeCardProps) => ReactNode;
}

const drawSwipeCard = (props: SwipeCardProps) => <SwipeCard {...props} />;

/** The pile of cards, or why there are none. */
export function SwipeDeckCards({
  onRetry,
  renderItem = drawSwipeCard,
  className,
  ...rest
}: SwipeDeckCardsProps) {
  const { front, items, status, limitReached, undo } = useSwipeDeckContext();
  return (
    <div
      {...rest}
      className={cx(
        'vl-SwipeDeckCards',
        styles.pile,
        !front && status !== 'loading' && styles.withoutCards,
        className,
      )}
    >
      {items.map(item => (
        <Fragment key={item.member.id}>{renderItem(item)}</Fragment>
      ))}
      {!front && (
        <DeckPlaceholder status={status} limitReached={limitReached} onRetry={onRetry} onUndo={undo} />
      )}
    </div>
  );
}

export interface SwipeDeckActionsProps extends Omit<SwipeActionsProps, 'name' | 'onDecide' | 'onUndo'> {}

/** The buttons for the card in front; nothing without one. */
export function SwipeDeckActions({ className, ...rest }: SwipeDeckActionsProps) {
  const { front, decide, undo } = useSwipeDeckContext();
  if (!front) return null;
  return (
    <SwipeActions
      {...rest}
      className={cx('vl-SwipeDeckActions', className)}
      name={front.name}
      onDecide={({ decision }) => decide(decision)}
      onUndo={undo}
    />
  );
}

export interface SwipeDeckFootProps extends RootProps<'div'> {
  /** `SwipeDeckActions` and `SwipeDeckMenu`. */
  children: ReactNode;
}

/** The row of buttons and menu; nothing without a card in front. */
export function SwipeDeckFoot({ className, ...rest }: SwipeDeckFootProps) {
  const { front } = useSwipeDeckContext();
  return front && <div {...rest} className={cx('vl-SwipeDeckFoot', styles.foot, className)} />;
}

export interface SwipeDeckFactsProps extends RootProps<'div'> {}

/** The likes that are left for today, and where there is probably a keyboard its keys; nothing without a card in front. */
export function SwipeDeckFacts({ className, ...rest }: SwipeDeckFactsProps) {
  const { t } = useLingui();
  const { front, likesLeft, hintId } = useSwipeDeckContext();
  if (!front) return null;
  return (
    <div {...rest} className={cx('vl-SwipeDeckFacts', styles.facts, className)}>
      <SwipeLimitNotice likesLeft={likesLeft} />
      <p id={hintId} className={styles.keyboardHint}>
        {t(swipeDeck.hint)}
      </p>
    </div>
  );
}

export interface SwipeDeckMenuProps extends RootProps<'div'> {
  /** A menu with block and report for the card in front; `null` reserves its space. */
  children: ReactNode;
}

/** The place of the menu; nothing without a card in front. */
export function SwipeDeckMenu({ className, ...rest }: SwipeDeckMenuProps) {
  const { front } = useSwipeDeckContext();
  return front && <div {...rest} className={cx('vl-SwipeDeckMenu', styles.menu, className)} />;
}
