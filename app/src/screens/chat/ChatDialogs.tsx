import type { ConversationMember, PhotoMessage, Problem } from '@velluto/ui/model';
import { lazy } from 'react';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { useStore } from '../../platform/visit-context.ts';

const BuyCredits = lazy(() => import('./BuyCredits.tsx'));
const Icebreakers = lazy(() => import('./Icebreakers.tsx'));
const Safety = lazy(() => import('../safety/Safety.tsx'));
const PhotoView = lazy(() => import('./PhotoView.tsx'));

export interface ChatDialogsProps {
  member: ConversationMember;
  /** Why the next message cannot be paid. */
  problem: Problem | null;
  open: 'lines' | PhotoMessage | null;
  onClose: () => void;
}

/** What opens above a conversation: the offer, lines to begin with, or a photo in full. */
export default function ChatDialogs({ member, problem, open, onClose }: ChatDialogsProps) {
  const threads = useStore(createThreadsStore);
  if (problem) return <BuyCredits problem={problem} onClose={() => threads.closeOffer(member.id)} />;
  if (open === 'lines') return <Icebreakers member={member} onClose={onClose} />;
  return (
    open && (
      <PhotoView
        message={open}
        member={member}
        menu={<Safety member={member} reported={{ kind: 'message', message: open.id }} />}
        onClose={onClose}
      />
    )
  );
}
