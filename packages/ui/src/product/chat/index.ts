export { ChatTopBar, type ChatTopBarProps } from './ChatTopBar/ChatTopBar.tsx';
export { Composer, type ComposerProps } from './Composer/Composer.tsx';
export { ComposerBlocked, type ComposerBlockedProps } from './Composer/ComposerBlocked.tsx';
export type { PhotoSending } from './Composer/photo-sending.ts';
export { ConversationFrame, type ConversationFrameProps } from './ConversationFrame/ConversationFrame.tsx';
export { ConversationList, type ConversationListProps } from './ConversationList/ConversationList.tsx';
export { ConversationRow, type ConversationRowProps } from './ConversationList/ConversationRow.tsx';
export { GiftPickerDialog, type GiftPickerDialogProps } from './GiftPickerDialog/GiftPickerDialog.tsx';
export { IcebreakerDialog, type IcebreakerDialogProps } from './IcebreakerDialog/IcebreakerDialog.tsx';
export { MessageBubble, type MessageBubbleProps } from './MessageBubble/MessageBubble.tsx';
export { MessageList, type MessageListProps } from './MessageList/MessageList.tsx';
export { PhotoSendDialog, type PhotoSendDialogProps } from './PhotoSendDialog/PhotoSendDialog.tsx';
export { TypingIndicator, type TypingIndicatorProps } from './TypingIndicator/TypingIndicator.tsx';
export {
  UnconfirmedEmailNotice,
  type UnconfirmedEmailNoticeProps,
} from './UnconfirmedEmailNotice/UnconfirmedEmailNotice.tsx';
