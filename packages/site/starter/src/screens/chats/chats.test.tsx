import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getChatExamples,
  getChatsExamples,
  getUserExamples,
  memberExample,
} from '@velluto/api-client/examples';
import { answer, refuse } from '@velluto/api-client/msw';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n.ts';
import { openPage, server, spaced, withCredits } from '../../testing.tsx';

const giulia = memberExample('Giulia');

it('a refused message stays in the conversation with the reason', async () => {
  server.use(refuse('sendMessage', 'recipient_unavailable'));
  await openPage(`/members/${giulia.id}/chat`);
  const box = await screen.findByRole('textbox');
  fireEvent.change(box, { target: { value: 'Ciao!' } });
  fireEvent.submit(box);
  await screen.findByText('Ciao!');
  await screen.findByText(i18n._('vl.problem.recipient_unavailable'));
});

const balance = (credits: number) => spaced(i18n._('vl.CoinsBadge.label', { credits }));

it('a message that was sent is taken from the balance, and the list beside it follows', async () => {
  const { talk } = getChatExamples;
  const allRead = { ...talk.conversation, read_seq: talk.conversation.last_seq };
  server.use(answer('getChat', { ...talk, conversation: allRead }));
  await openPage(`/members/${giulia.id}/chat`);
  const box = await screen.findByRole('textbox');
  await screen.findByText(balance(getUserExamples.free.user.credits));
  await screen.findByText(/^Elena/);
  server.use(answer('getUser', withCredits(2)), answer('getChats', getChatsExamples.none));
  fireEvent.change(box, { target: { value: 'Ciao!' } });
  fireEvent.submit(box);
  await screen.findByText(balance(2));
  await waitFor(() => expect(screen.queryByText(/^Elena/)).toBeNull());
});

it('the name above a conversation leads to the profile in the server’s own app', async () => {
  await openPage(`/members/${giulia.id}/chat`);
  const profile = `https://api.example/members/${giulia.id}`;
  await waitFor(() => expect(document.querySelector(`a[href="${profile}"]`)).not.toBeNull());
});

it('a call that is refused after the session has ended brings the log-in', async () => {
  await openPage('/age');
  const [link] = await screen.findAllByRole('link', { name: new RegExp(i18n._('app.conversations')) });
  server.use(refuse('getUser', 'authentication_required'), refuse('getChats', 'authentication_required'));
  if (link) fireEvent.click(link);
  await screen.findByLabelText(i18n._('vl.LoginForm.login'));
});
