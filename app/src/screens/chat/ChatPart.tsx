import ChatDialogs, { type ChatDialogsProps } from './ChatDialogs.tsx';
import ChatMenu, { type ChatMenuProps } from './ChatMenu.tsx';
import { Connection } from './Connection.tsx';
import GiftButton, { type GiftButtonProps } from './GiftButton.tsx';

type ChatPartProps =
  | ({ part: 'menu' } & ChatMenuProps)
  | ({ part: 'gift' } & GiftButtonProps)
  | ({ part: 'dialogs' } & ChatDialogsProps);

/** What a conversation needs after its first view, loaded as one. */
export default function ChatPart(props: ChatPartProps) {
  if (props.part === 'menu') {
    return (
      <>
        <ChatMenu {...props} />
        <Connection />
      </>
    );
  }
  return props.part === 'gift' ? <GiftButton {...props} /> : <ChatDialogs {...props} />;
}
