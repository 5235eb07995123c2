export { ChatTopBar, type ChatTopBarProps } from './ChatTopBar/ChatTopBar.tsx';
export { Composer, type ComposerProps } from './Composer/Composer.tsx';
export { ComposerBlocked, type ComposerBlockedProps } from './Composer/ComposerBlocked.tsx';
export {
  ComposerBox,
  type ComposerBoxProps,
  ComposerCost,
  type ComposerCostProps,
  ComposerFacts,
  type ComposerFactsProps,
  ComposerLeft,
  type ComposerLeftProps,
  ComposerPhotoCost,
  type ComposerPhotoCostProps,
  ComposerRoot,
  type ComposerRootProps,
  ComposerRow,
  type ComposerRowProps,
  ComposerSend,
  type ComposerSendProps,
  ComposerShortage,
  type ComposerShortageProps,
} from './Composer/ComposerParts.tsx';
export { ComposerPhotos, type ComposerPhotosProps } from './Composer/ComposerPhotos.tsx';
export type { PhotoSending } from './Composer/photo-sending.ts';
export {
  type ComposerAttempt,
  type ComposerOptions,
  type ComposerState,
  useComposer,
  useComposerContext,
} from './Composer/useComposer.ts';
export { ConversationFrame, type ConversationFrameProps } from './ConversationFrame/ConversationFrame.tsx';
export { ConversationList, type ConversationListProps } from './ConversationList/ConversationList.tsx';
export { ConversationRow, type ConversationRowProps } from './ConversationList/ConversationRow.tsx';
export { GiftPickerDialog, type GiftPickerDialogProps } from './GiftPickerDialog/GiftPickerDialog.tsx';
export { IcebreakerDialog, type IcebreakerDialogProps } from './IcebreakerDialog/IcebreakerDialog.tsx';
export { MessageBubble, type MessageBubbleProps } from './MessageBubble/MessageBubble.tsx';
export { MessageList, type MessageListProps } from './MessageList/MessageList.tsx';
export { MessageListItems, type MessageListItemsProps } from './MessageList/MessageListItems.tsx';
export {
  MessageListBeginning,
  type MessageListBeginningProps,
  MessageListJump,
  type MessageListJumpProps,
  MessageListLog,
  type MessageListLogProps,
  MessageListNotice,
  type MessageListNoticeProps,
  MessageListOlder,
  type MessageListOlderProps,
  MessageListRoot,
  type MessageListRootProps,
  MessageListTyping,
  type MessageListTypingProps,
} from './MessageList/MessageListParts.tsx';
export {
  type MessageListOptions,
  type MessageListState,
  useMessageList,
  useMessageListContext,
} from './MessageList/useMessageList.ts';
export { PhotoSendDialog, type PhotoSendDialogProps } from './PhotoSendDialog/PhotoSendDialog.tsx';
export { TypingIndicator, type TypingIndicatorProps } from './TypingIndicator/TypingIndicator.tsx';
export {
  UnconfirmedEmailNotice,
  type UnconfirmedEmailNoticeProps,
} from './UnconfirmedEmailNotice/UnconfirmedEmailNotice.tsx';
