import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { getChatExamples, getUserExamples, memberExample } from '@velluto/api-client/examples';
import { answer, contractHandlers, refuse } from '@velluto/api-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { chooseLanguage, i18n, languages } from './i18n.ts';

configure({ asyncUtilTimeout: 5000 });
const server = setupServer(...contractHandlers());
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // jsdom has no stream of events
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

async function openPage(path: string, language = languages[0] ?? '') {
  await chooseLanguage(language);
  history.replaceState(null, '', path);
  render(<App />);
}

const giulia = memberExample('Giulia');

it.each(languages)('members are shown in the language %s', async language => {
  await openPage('/', language);
  await screen.findByRole('heading', { name: i18n._('app.members') });
  const tile = await screen.findByRole('link', { name: 'Giulia, 29' });
  expect(tile.getAttribute('href')).toBe(`/chats/with/${giulia.id}`);
});

it('a mutual like opens the match dialog, which leads to the conversation', async () => {
  await openPage('/members');
  const like = i18n._('vl.LikeButton.idleLabel', { name: 'Giulia' });
  fireEvent.click(await screen.findByRole('button', { name: like }));
  const dialog = within(await screen.findByRole('dialog'));
  const write = i18n._('vl.MatchDialog.write', { name: 'Giulia' });
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(write) }));
  await screen.findByRole('textbox', { name: i18n._('vl.Composer.label', { name: 'Giulia' }) });
});

it('a refused message stays in the conversation with the reason', async () => {
  server.use(refuse('sendMessage', 'recipient_unavailable'));
  await openPage(`/chats/with/${giulia.id}`);
  const box = await screen.findByRole('textbox');
  fireEvent.change(box, { target: { value: 'Ciao!' } });
  fireEvent.submit(box);
  await screen.findByText('Ciao!');
  await screen.findByText(i18n._('vl.problem.recipient_unavailable'));
});

/** The balance as Testing Library compares texts: with ordinary spaces. */
const balance = (credits: number) => i18n._('vl.CoinsBadge.label', { credits }).replaceAll('\u00a0', ' ');

it('a message that was sent is taken from the balance', async () => {
  const { free } = getUserExamples;
  const { talk } = getChatExamples;
  const allRead = { ...talk.conversation, read_seq: talk.conversation.last_seq };
  server.use(answer('getChat', { ...talk, conversation: allRead }));
  await openPage(`/chats/with/${giulia.id}`);
  const box = await screen.findByRole('textbox');
  await screen.findByText(balance(free.user.credits));
  server.use(answer('getUser', { ...free, user: { ...free.user, credits: 2 } }));
  fireEvent.change(box, { target: { value: 'Ciao!' } });
  fireEvent.submit(box);
  await screen.findByText(balance(2));
});

it('an order is sent once it was confirmed', async () => {
  server.use(refuse('createPayment', 'payment_method_unavailable'));
  await openPage('/credits/credits-50');
  const [method] = await screen.findAllByRole('radio');
  if (method) fireEvent.click(method);
  fireEvent.click(screen.getByRole('button', { name: i18n._('app.continue') }));
  fireEvent.click(await screen.findByRole('button', { name: i18n._('vl.OrderSummary.order') }));
  await screen.findByText(i18n._('vl.problem.payment_method_unavailable'));
});
