import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { Problem } from '../../../model/problem.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import {
  SwipeDeckActions,
  SwipeDeckCards,
  type SwipeDeckCardsProps,
  SwipeDeckFacts,
  SwipeDeckFoot,
  SwipeDeckMenu,
  SwipeDeckRoot,
  type SwipeDeckRootProps,
} from './SwipeDeckParts.tsx';

export interface SwipeDeckProps
  extends Omit<SwipeDeckRootProps, 'children'>,
    Pick<SwipeDeckCardsProps, 'onRetry' | 'renderItem'> {
  /** Why the last answer could not be saved. */
  problem?: Problem | null;
  /** Menu with block and report for the card in front; `null` reserves its space. */
  menu?: ReactNode;
}

/**
 * The swipe game: a stack of people to like or to pass on, also by keyboard and screen reader.
 *
 * @part placeholder - what stands in place of cards
 */
export const SwipeDeck = ({ problem, menu, onRetry, renderItem, className, ...rest }: SwipeDeckProps) => (
  <SwipeDeckRoot {...rest} className={cx('vl-SwipeDeck', className)}>
    <SwipeDeckCards onRetry={onRetry} renderItem={renderItem} />
    <ProblemAlert problem={problem} />
    <SwipeDeckFoot>
      <SwipeDeckActions />
      {menu !== undefined && <SwipeDeckMenu>{menu}</SwipeDeckMenu>}
    </SwipeDeckFoot>
    <SwipeDeckFacts />
  </SwipeDeckRoot>
);
