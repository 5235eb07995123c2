import {
  getChatExamples,
  getChatsExamples,
  memberExample,
  searchMembersExamples,
  sendMessageExamples,
} from '@velluto/api-client/examples';
import { answer } from '@velluto/api-client/msw';
import { HttpResponse, http } from 'msw';
import { withPhotos } from '../../people/photos.ts';

/** The opened person: Giulia has a conversation, the others have none yet. */
const openConversation = http.get('*/api/chat.php', ({ request }) => {
  const id = new URL(request.url).searchParams.get('profile') ?? memberExample('Giulia').id;
  const profile = searchMembersExamples.many.results.find(member => member.id === id);
  if (!profile || profile.name === 'Giulia') return HttpResponse.json(withPhotos(getChatExamples.talk));
  return HttpResponse.json(withPhotos({ ...getChatExamples.new, profile }));
});

let sent = getChatExamples.talk.messages.length;

/** A message is answered as sent, with the words that were typed. */
const send = http.post<never, { text: string }>('*/api/message.php', async ({ request }) => {
  const { text } = await request.json();
  sent += 1;
  const { message, ...rest } = sendMessageExamples.sent;
  return HttpResponse.json({ ...rest, message: { ...message, id: crypto.randomUUID(), seq: sent, text } });
});

export const handlers = [openConversation, send, answer('getChats', withPhotos(getChatsExamples.some))];
