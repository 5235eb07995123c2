import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  createPaymentExamples,
  getChatExamples,
  getChatsExamples,
  getPaymentExamples,
  getUserExamples,
  memberExample,
} from '@velluto/api-client/examples';
import { answer, contractHandlers, refuse } from '@velluto/api-client/msw';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { brand } from './brand.ts';
import { chooseLanguage, i18n, languages } from './i18n.ts';

configure({ asyncUtilTimeout: 5000 });
const server = setupServer(...contractHandlers());
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // as index.html says it
  document.documentElement.dataset.vlBrand = brand.id;
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

const { free } = getUserExamples;
const giulia = memberExample('Giulia');

it.each(languages)('members are shown in the language %s', async language => {
  await openPage('/', language);
  await screen.findByRole('heading', { name: i18n._('app.members') });
  const tile = await screen.findByRole('link', { name: 'Giulia, 29' });
  expect(tile.getAttribute('href')).toBe(`/chats/with/${giulia.id}`);
});

it('everybody in the examples has a photograph', async () => {
  const { answer: answerWithExample } = await import('./examples.ts');
  const call = async (path: string) =>
    JSON.stringify(await (await answerWithExample(new Request(`https://api.example${path}`))).json());
  for (const path of ['/api/members.php', '/api/chats.php', '/api/chat.php', '/api/user.php'])
    expect([path, (await call(path)).match(/"main_image":\{[^}]*"filename":"\/img/)]).toEqual([path, null]);
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

/** A text as Testing Library compares it: with ordinary spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const balance = (credits: number) => spaced(i18n._('vl.CoinsBadge.label', { credits }));

it('a message that was sent is taken from the balance, and the list beside it follows', async () => {
  const { talk } = getChatExamples;
  const allRead = { ...talk.conversation, read_seq: talk.conversation.last_seq };
  server.use(answer('getChat', { ...talk, conversation: allRead }));
  await openPage(`/chats/with/${giulia.id}`);
  const box = await screen.findByRole('textbox');
  await screen.findByText(balance(free.user.credits));
  await screen.findByText(/^Elena/);
  server.use(
    answer('getUser', { ...free, user: { ...free.user, credits: 2 } }),
    answer('getChats', getChatsExamples.none),
  );
  fireEvent.change(box, { target: { value: 'Ciao!' } });
  fireEvent.submit(box);
  await screen.findByText(balance(2));
  await waitFor(() => expect(screen.queryByText(/^Elena/)).toBeNull());
});

/** Chooses a way to pay and presses the button that orders. */
async function order() {
  await openPage('/credits/credits-50');
  const [method] = await screen.findAllByRole('radio');
  if (method) fireEvent.click(method);
  fireEvent.click(screen.getByRole('button', { name: i18n._('app.continue') }));
  const button = await screen.findByRole('button', { name: i18n._('vl.OrderSummary.order') });
  fireEvent.click(button);
  return button;
}

it('an order is sent with the request to begin at once, and not without it', async () => {
  let sent: unknown;
  const note = http.post('*/api/payment.php', async ({ request }) => {
    sent = await request.clone().json();
  });
  server.use(note, refuse('createPayment', 'payment_method_unavailable'));
  const button = await order();
  await screen.findByText(i18n._('vl.BeginRequest.missing'));
  expect(sent).toBeUndefined();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  await screen.findByText(i18n._('vl.problem.payment_method_unavailable'));
  expect(sent).toMatchObject({ package: 'credits-50', begin_at_once: true });
});

it('an order that has ended already leads to its result', async () => {
  const { payment } = createPaymentExamples.pending;
  server.use(
    answer('createPayment', { payment: { ...payment, status: 'cancelled', checkout_url: null } }),
    answer('getPayment', getPaymentExamples.cancelled),
  );
  const button = await order();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  const again = await screen.findByRole('link', { name: i18n._('vl.PaymentStatus.retry') });
  expect(again.getAttribute('href')).toBe('/credits/credits-50');
});

it('the way back from the payment page ends at the result, which is followed, and brings the new balance', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { pending, completed } = getPaymentExamples;
  server.use(answer('getPayment', pending));
  await openPage(`/transactions/${pending.payment.payment_id}`);
  const link = await screen.findByRole('link', { name: i18n._('vl.PaymentStatus.toPayment') });
  expect(link.getAttribute('href')).toBe(pending.payment.checkout_url);
  server.use(
    answer('getPayment', completed),
    answer('getUser', { ...free, user: { ...free.user, credits: 77 } }),
  );
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await screen.findByText(i18n._('vl.PaymentStatus.receipt'));
  await screen.findByText(spaced(i18n._('vl.TopBar.credits', { count: 77 })));
});

const unproved = { ...free, user: { ...free.user, age_proof_required: true } };
const startOfProof = () => screen.findByRole('button', { name: i18n._('vl.AgeCheckBox.start') });

it('a proof of age comes before people are shown, begins at the provider, and leads on to the opened page', async () => {
  let asked: unknown;
  const note = http.post('*/api/age-check.php', async ({ request }) => {
    asked = await request.clone().json();
  });
  server.use(answer('getUser', unproved), note, answer('startAgeCheck', { url: null }));
  await openPage('/chats');
  const start = await startOfProof();
  expect(screen.queryByRole('heading', { name: i18n._('app.conversations') })).toBeNull();
  server.use(answer('getUser', free));
  fireEvent.click(start);
  await screen.findByRole('heading', { name: i18n._('app.conversations') });
  expect(asked).toEqual({ next: '/chats' });
});

it('the token of the provider is sent once, and may be refused', async () => {
  let sent = 0;
  const count = http.put('*/api/age-check.php', () => {
    sent += 1;
  });
  server.use(answer('getUser', unproved), count, refuse('completeAgeCheck', 'age_token_expired'));
  await openPage('/age?next=%2Fchats&token=old');
  await screen.findByText(i18n._('vl.problem.age_token_expired'));
  await screen.findByRole('button', { name: i18n._('vl.AgeCheckBox.again') });
  cleanup();
  server.use(answer('getUser', free), count, answer('completeAgeCheck', { user: free.user }));
  await openPage('/age?next=%2Fchats&token=good');
  await screen.findByRole('heading', { name: i18n._('app.conversations') });
  expect(sent).toBe(2);
});

it('a call that is refused until the age is proved brings the page for it', async () => {
  await openPage('/members');
  const like = await screen.findByRole('button', {
    name: i18n._('vl.LikeButton.idleLabel', { name: 'Giulia' }),
  });
  server.use(answer('getUser', unproved), refuse('like', 'age_unproved'));
  fireEvent.click(like);
  await startOfProof();
});

it('a call that is refused after the session has ended brings the log-in, whose further links lead to the server', async () => {
  await openPage('/chats');
  await screen.findByRole('heading', { name: i18n._('app.conversations') });
  const ended = 'authentication_required';
  server.use(refuse('getUser', ended), refuse('searchMembers', ended));
  fireEvent.click(screen.getByRole('link', { name: i18n._('app.members') }));
  await screen.findByLabelText(i18n._('vl.LoginForm.login'));
  const forgotten = screen.getByRole('link', { name: i18n._('vl.LoginForm.forgotten') });
  expect(forgotten.getAttribute('href')).toBe('https://api.example/reset-password');
});

it('a language that a member chooses is stored with the account', async () => {
  const stored = new Promise<unknown>(resolve => {
    server.use(http.put('*/api/user.php', async ({ request }) => resolve(await request.clone().json())));
  });
  await openPage('/members');
  await screen.findByRole('heading', { name: i18n._('app.members') });
  const [menu] = screen.getAllByRole('combobox', { name: i18n._('vl.LanguageMenu.label') });
  const language = languages.at(-1);
  if (menu) fireEvent.change(menu, { target: { value: language } });
  expect(await stored).toEqual({ language });
});
