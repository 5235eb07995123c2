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
export { SwipeLimitNotice, type SwipeLimitNoticeProps } from './SwipeLimitNotice/SwipeLimitNotice.tsx';
