import type { LiveEvent } from '@velluto/api-client';
import type { SessionState } from '../session/session.ts';

/** What an event changes in the top bar; `stale` asks for the user's data anew. */
export interface CountChange {
  unread?: number;
  newLikes?: number;
  credits?: number;
  stale?: true;
}

/** Works out what a live event means for the counts of the top bar. */
export function countChange(
  state: Pick<SessionState, 'unread' | 'newLikes' | 'openConversation'>,
  event: LiveEvent,
): CountChange {
  switch (event.event) {
    case 'message': {
      const { conversation, message } = event.data;
      const isRead = message.mine || conversation === state.openConversation;
      return isRead ? {} : { unread: state.unread + 1 };
    }
    case 'like':
    case 'match':
      return { newLikes: state.newLikes + 1 };
    case 'credits':
      return { credits: event.data.credits };
    case 'user':
      return { stale: true };
    default:
      return {};
  }
}
