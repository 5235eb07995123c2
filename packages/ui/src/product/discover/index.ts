export { DiscoverTabs, type DiscoverTabsProps } from './DiscoverTabs/DiscoverTabs.tsx';
export { FinderResultRow, type FinderResultRowProps } from './MatchFinder/FinderResultRow.tsx';
export { MatchFinder, type MatchFinderProps } from './MatchFinder/MatchFinder.tsx';
export {
  type FinderStep,
  MatchFinderQuestions,
  type MatchFinderQuestionsProps,
} from './MatchFinderQuestions/MatchFinderQuestions.tsx';
export { noAnswers } from './MatchFinderQuestions/questions.ts';
export { SwipeActions, type SwipeActionsProps } from './SwipeActions/SwipeActions.tsx';
export type { Decision } from './SwipeCard/gesture.ts';
export { SwipeCard, type SwipeCardProps } from './SwipeCard/SwipeCard.tsx';
export { SwipeDeck, type SwipeDeckProps } from './SwipeDeck/SwipeDeck.tsx';
export {
  SwipeDeckActions,
  type SwipeDeckActionsProps,
  SwipeDeckCards,
  type SwipeDeckCardsProps,
  SwipeDeckFacts,
  type SwipeDeckFactsProps,
  SwipeDeckFoot,
  type SwipeDeckFootProps,
  SwipeDeckMenu,
  type SwipeDeckMenuProps,
  SwipeDeckRoot,
  type SwipeDeckRootProps,
} from './SwipeDeck/SwipeDeckParts.tsx';
export {
  type SwipeDeckOptions,
  type SwipeDeckState,
  useSwipeDeck,
  useSwipeDeckContext,
} from './SwipeDeck/useSwipeDeck.ts';
export { SwipeLimitNotice, type SwipeLimitNoticeProps } from './SwipeLimitNotice/SwipeLimitNotice.tsx';
