import {
  getChatExamples,
  memberExample,
  searchMembersExamples,
  sendMessageExamples,
} from '@velluto/api-client/examples';
import { answer as answerWith, contractHandlers, refuse } from '@velluto/api-client/msw';
import { getResponse, HttpResponse, http } from 'msw';
import { withPhotos } from './example-photos.ts';

/** The opened person: Giulia has a conversation, the others have none yet. */
const openConversation = http.get('*/api/chat.php', ({ request }) => {
  const id = new URL(request.url).searchParams.get('profile') ?? memberExample('Giulia').id;
  const profile = searchMembersExamples.many.results.find(member => member.id === id);
  if (!profile || profile.name === 'Giulia') return HttpResponse.json(getChatExamples.talk);
  return HttpResponse.json({ ...getChatExamples.new, profile });
});

let sent = getChatExamples.talk.messages.length;

/** A message is answered as sent, with the words that were typed. */
const send = http.post<never, { text: string }>('*/api/message.php', async ({ request }) => {
  const { text } = await request.json();
  sent += 1;
  const { message, ...rest } = sendMessageExamples.sent;
  return HttpResponse.json({ ...rest, message: { ...message, id: crypto.randomUUID(), seq: sent, text } });
});

const handlers = [
  openConversation,
  send,
  answerWith('searchMembers', searchMembersExamples.many),
  // nobody must believe that they have paid
  refuse('createPayment', 'payment_method_unavailable'),
  ...contractHandlers(),
];

/** Answers a call with the contract's example of it; an operation without one is not found. */
export async function answer(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (!response) return new Response(null, { status: 404 });
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? Response.json(withPhotos(await response.json()), { status: response.status }) : response;
}
