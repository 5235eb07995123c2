import { cleanup, fireEvent, screen } from '@testing-library/react';
import { getUserExamples } from '@velluto/api-client/examples';
import { answer, refuse } from '@velluto/api-client/msw';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { i18n, languages } from './i18n.ts';
import { ownScreens } from './own-screens.ts';
import { openPage, server, unproved } from './testing.tsx';

const { free } = getUserExamples;
const home = ownScreens[0].pages[0].path;
const titles = {
  '/members': 'app.members',
  '/chats': 'app.conversations',
  '/credits': 'app.credits',
} as const;
const homeTitle = () => i18n._(titles[home as keyof typeof titles]);

it.each(languages)('the first screen is shown in the language %s', async language => {
  await openPage('/', language);
  await screen.findByRole('heading', { name: homeTitle() });
  expect(location.pathname).toBe(home);
});

const startOfProof = () => screen.findByRole('button', { name: i18n._('vl.AgeCheckBox.start') });

it('a proof of age comes before people are shown, begins at the provider, and leads on to the opened page', async () => {
  let asked: unknown;
  const note = http.post('*/api/age-check.php', async ({ request }) => {
    asked = await request.clone().json();
  });
  server.use(answer('getUser', unproved), note, answer('startAgeCheck', { url: null }));
  await openPage(home);
  const start = await startOfProof();
  expect(screen.queryByRole('heading', { name: homeTitle() })).toBeNull();
  server.use(answer('getUser', free));
  fireEvent.click(start);
  await screen.findByRole('heading', { name: homeTitle() });
  expect(asked).toEqual({ next: home });
});

it('the token of the provider is sent once, and may be refused', async () => {
  let sent = 0;
  const count = http.put('*/api/age-check.php', () => {
    sent += 1;
  });
  server.use(answer('getUser', unproved), count, refuse('completeAgeCheck', 'age_token_expired'));
  await openPage(`/age?next=${encodeURIComponent(home)}&token=old`);
  await screen.findByText(i18n._('vl.problem.age_token_expired'));
  await screen.findByRole('button', { name: i18n._('vl.AgeCheckBox.again') });
  cleanup();
  server.use(answer('getUser', free), count, answer('completeAgeCheck', { user: free.user }));
  await openPage(`/age?next=${encodeURIComponent(home)}&token=good`);
  await screen.findByRole('heading', { name: homeTitle() });
  expect(sent).toBe(2);
});

it('a visitor sees the log-in, whose further links lead to the server’s own app', async () => {
  server.use(refuse('getUser', 'authentication_required'));
  await openPage(home);
  const forgotten = await screen.findByRole('link', { name: i18n._('vl.LoginForm.forgotten') });
  expect(forgotten.getAttribute('href')).toBe('https://api.example/reset-password');
});

// there is no menu for one language
it.runIf(languages.length > 1)('a language that a member chooses is stored with the account', async () => {
  const stored = new Promise<unknown>(resolve => {
    server.use(http.put('*/api/user.php', async ({ request }) => resolve(await request.clone().json())));
  });
  await openPage(home);
  await screen.findByRole('heading', { name: homeTitle() });
  const [menu] = screen.getAllByRole('combobox', { name: i18n._('vl.LanguageMenu.label') });
  const language = languages.at(-1);
  if (menu) fireEvent.change(menu, { target: { value: language } });
  expect(await stored).toEqual({ language });
});
