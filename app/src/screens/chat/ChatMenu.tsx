import type { ConversationMember } from '@velluto/ui/model';
import { createChatsStore } from '../../features/chat/chats.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/visit-context.ts';
import Safety from '../safety/Safety.tsx';

export interface ChatMenuProps {
  member: ConversationMember;
  /** Its id; null before the first message. */
  conversation: string | null;
  /** The user has blocked the other person. */
  blocked: boolean;
}

/** Report, block and delete, in the bar of a conversation. */
export default function ChatMenu({ member, conversation, blocked }: ChatMenuProps) {
  const threads = useStore(createThreadsStore);
  const chats = useStore(createChatsStore);
  const { navigate, refresh } = useNavigator();
  return (
    <Safety
      member={member}
      blocked={blocked}
      onChange={({ blocked: now }) => {
        threads.setBlocked(member.id, now);
        void (now ? navigate('/chats') : refresh());
      }}
      onDeleteChat={
        conversation
          ? () => {
              void chats.remove(conversation);
              void navigate('/chats');
            }
          : undefined
      }
    />
  );
}
