import { useEffect } from 'react';
import { followReading } from '../../features/chat/reading.ts';
import { useVisit } from '../../platform/visit-context.ts';
import ChatDialogs, { type ChatDialogsProps } from './ChatDialogs.tsx';
import ChatMenu, { type ChatMenuProps } from './ChatMenu.tsx';
import { Connection } from './Connection.tsx';
import GiftButton, { type GiftButtonProps } from './GiftButton.tsx';

type ChatPartProps =
  | ({ part: 'menu' } & ChatMenuProps)
  | ({ part: 'gift' } & GiftButtonProps)
  | ({ part: 'dialogs' } & ChatDialogsProps);

/** Nothing of the conversation on the screen stays unread. */
function Reading({ conversation }: Pick<ChatMenuProps, 'conversation'>) {
  const visit = useVisit();
  useEffect(() => (conversation ? followReading(visit, conversation) : undefined), [visit, conversation]);
  return null;
}

/** What a conversation needs after its first view, loaded as one. */
export default function ChatPart(props: ChatPartProps) {
  if (props.part === 'menu') {
    return (
      <>
        <ChatMenu {...props} />
        <Connection />
        <Reading conversation={props.conversation} />
      </>
    );
  }
  return props.part === 'gift' ? <GiftButton {...props} /> : <ChatDialogs {...props} />;
}
