import type { Conversation, ConversationMember } from '../../../packages/ui/src/model/conversation.ts';
import type { Gift } from '../../../packages/ui/src/model/gift.ts';
import type { Icebreaker } from '../../../packages/ui/src/model/icebreaker.ts';
import type { Message } from '../../../packages/ui/src/model/message.ts';
import type {
  ComposerUpload,
  PhotoSending,
} from '../../../packages/ui/src/product/chat/Composer/photo-sending.ts';
import { gifts } from '../../../packages/ui/test/gifts.ts';
import { longName } from '../../../packages/ui/test/members.ts';
import {
  conversations,
  conversation as conversationWith,
  giftMessage,
  giulia,
  message,
  photoMessage,
  talk,
} from '../../../packages/ui/test/messages.ts';
import { of, type PresetsByType } from './preset.ts';

/** Takes photos, and does nothing with them. */
const sending = {
  onFiles: () => undefined,
  onCancel: () => undefined,
  cost: { credits: 3, price: { amountMinor: 120, currency: 'EUR' } },
} as const;
const onItsWay: ComposerUpload = { name: 'a.jpg', progress: 40 };
const own = { mine: true, credits: 2 } as const;
const icebreakers: Icebreaker[] = [
  { id: 'a', text: 'Shall we go then?' },
  { id: 'b', text: 'Then you know Murnau.' },
];

/** Presets of properties about messages and conversations. */
export const conversation: PresetsByType = {
  ConversationMember: of<ConversationMember>({
    Giulia: giulia,
    'Without a photo': { ...giulia, photo: null },
    'Fictional profile': { ...giulia, origin: 'operator' },
    'Very long name': { ...giulia, name: longName },
  }),
  '(ConversationMember & { href: string; })': of<ConversationMember & { href: string }>({
    Giulia: { ...giulia, href: '#chat' },
    'Fictional profile': { ...giulia, origin: 'operator', href: '#chat' },
  }),
  Message: of<Message>({
    Received: message(1, 'Shall we go then?'),
    Sent: message(2, 'Shall we go then?', { ...own, status: 'sent' }),
    Read: message(2, 'Shall we go then?', { ...own, status: 'read' }),
    Failed: message(2, 'Shall we go then?', { ...own, status: 'failed', seq: null }),
    Photo: photoMessage(3),
    Gift: giftMessage(4),
  }),
  'Message[]': of<readonly Message[]>({ None: [], 'Two days': talk }),
  Conversation: of<Conversation>({
    Read: conversationWith('a'),
    Unread: conversationWith('a', { unread: 3 }),
  }),
  'Conversation[]': of<readonly Conversation[]>({ None: [], 'All states': conversations }),
  'Gift[]': of<Gift[]>({ None: [], Six: gifts(6), Thirty: gifts(30) }),
  'Icebreaker[]': of<Icebreaker[]>({ None: [], Two: icebreakers }),
  PhotoSending: of<PhotoSending>({
    'Nothing on its way': sending,
    'A photo on its way': { ...sending, upload: onItsWay },
    Failed: { ...sending, upload: { ...onItsWay, problem: { code: 'offline' } } },
  }),
  ComposerUpload: of<ComposerUpload>({
    'On its way': onItsWay,
    Failed: { ...onItsWay, problem: { code: 'offline' } },
  }),
  '{ href: string; label: string; }': { 'To the packages': { href: '#credits', label: 'Get credits' } },
  '{ href: string; }': { 'To the profile': { href: '#profile' } },
  '{ src: string; fileName: string; }': {
    'A photo': { src: photoMessage(1).photo.src, fileName: 'evening.webp' },
  },
};
