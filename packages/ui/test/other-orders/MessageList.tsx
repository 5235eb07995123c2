import { MessageListItems } from '../../src/product/chat/MessageList/MessageListItems.tsx';
import {
  MessageListLog,
  MessageListOlder,
  MessageListRoot,
  MessageListTyping,
} from '../../src/product/chat/MessageList/MessageListParts.tsx';
import {
  type MessageListOptions,
  useMessageListContext,
} from '../../src/product/chat/MessageList/useMessageList.ts';

/** A part of the site's own: with whom, and how many messages are loaded. */
function Total() {
  const { messages, name } = useMessageListContext();
  return (
    <p className="total" style={{ paddingInline: '1rem' }}>
      {name} · {messages.length}
    </p>
  );
}

/** The total is above the messages and stays in view, as does below them that somebody is typing. */
export const WithTotal = ({ typing, ...conversation }: MessageListOptions & { typing: boolean }) => (
  <MessageListRoot {...conversation} style={{ gridTemplateRows: 'auto minmax(0, 1fr) auto' }}>
    <Total />
    <MessageListLog>
      <MessageListOlder />
      <MessageListItems />
    </MessageListLog>
    <MessageListTyping typing={typing} style={{ paddingInline: '1rem' }} />
  </MessageListRoot>
);
