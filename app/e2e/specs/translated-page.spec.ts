import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { addresses, type Role } from '../support/addresses.ts';
import { chatOn } from '../support/chat.ts';
import { visit } from '../support/person.ts';
import { logIn, logOut } from '../support/session.ts';
import { finishSignup, signUpWithMistakes } from '../support/signup.ts';
import { test } from '../support/smoke-user.ts';
import { expect } from '../support/test.ts';
import { loadTexts, type Texts } from '../support/texts.ts';
import { followLink, visitTranslated } from '../support/translator.ts';

const saved = (page: Page, path: string) =>
  page.waitForResponse(answer => answer.url().includes(`/api/${path}`) && answer.ok());

test('the whole sign-up, then the log-in', async ({ person, t, browserErrors }) => {
  // pending calls of the last page while the member logs out
  browserErrors.expect(/status of 403|answer: 403 .*(user|chats|likes)\.php/);
  const marco = await person('Marco');
  const page = await marco.context.newPage();
  await visitTranslated(page, '/signup');
  const form = page.getByRole('main');
  await signUpWithMistakes(form, t, marco);
  await finishSignup(page, form, t, marco);

  await logOut(page, t, marco);
  await visitTranslated(page, '/login?next=%2Fmembers');
  await logIn(page, t, marco.email);
  await expect(page).toHaveURL('/members');
  await expect(page.getByRole('list', { name: t('app.Members.results') })).toBeVisible();
});

test('a message is sent, charged once, and shown as delivered and read', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const before = await bruno.credits();
  const page = await bruno.context.newPage();
  await visitTranslated(page, `/members/${anna.id}/chat`);
  const chat = chatOn(page, t, anna, false);
  for (const text of ['Prima.', 'Seconda.', 'Terza.']) await chat.write(text);
  await expect(chat.log).toContainText(t('vl.MessageBubble.sent'));
  await expect(chat.log).not.toContainText(t('vl.MessageBubble.sending'));
  expect(await bruno.credits()).toBe(before - 6);
  await expect(page.getByRole('link', { name: `${before - 6} crediti` })).toBeVisible();

  const annaPage = await anna.context.newPage();
  await visitTranslated(annaPage, `/members/${bruno.id}/chat`);
  await expect(chatOn(annaPage, t, bruno, false).log.getByText('Terza.')).toBeVisible();
  await expect(chat.log).toContainText(t('vl.MessageBubble.read'));
  await anna.write(bruno, 'Quarta.');
  await expect(chat.log.getByText('Quarta.')).toBeVisible();
});

test('members are searched for, liked and unliked', async ({ person, t }) => {
  const page = await (await (await person('Vera')).signUp()).context.newPage();
  await visitTranslated(page, '/members');
  const pages = page.getByRole('navigation', { name: t('vl.MemberPages.label') });
  await pages.getByRole('link', { name: t('vl.MemberPages.page', { page: 2 }), exact: true }).click();
  await expect(page).toHaveURL('/members?page=2');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');

  await page.getByRole('button', { name: t('vl.ActiveFilters.filters', { count: 0 }), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('vl.SearchForm.region') }).selectOption('IT-62');
  await dialog.getByRole('slider', { name: t('vl.SearchForm.ageFrom') }).fill('25');
  await dialog.getByRole('button', { name: t('vl.SearchForm.apply') }).click();
  await expect(page).toHaveURL(/countryregion=IT-62.*min_age=25/);
  const filters = page.getByRole('group', { name: t('vl.ActiveFilters.label') });
  await expect(filters).toContainText(t('vl.ActiveFilters.agesOpen', { from: 25 }));

  const person62 = page
    .getByRole('list', { name: t('app.Members.results') })
    .getByRole('link')
    .first();
  const name = (await person62.getAttribute('aria-label'))?.replace(/, \d+$/, '') ?? '';
  await person62.click();
  await expect(page).toHaveURL(/\/members\/[\w-]{36}/);
  const like = page.getByRole('main').getByRole('button', { name: t('vl.LikeButton.idleLabel', { name }) });
  await like.click();
  const liked = page.getByRole('main').getByRole('button', { name: t('vl.LikeButton.likedLabel', { name }) });
  await expect(liked).toContainText(t('vl.LikeButton.liked'));
  await liked.click();
  await expect(like).toContainText(t('vl.LikeButton.idle'));
});

test('a package is bought, up to the page that confirms it', async ({ person, t }) => {
  const page = await (await (await person('Rita')).signUp()).context.newPage();
  await visitTranslated(page, '/credits');
  await page.getByRole('link', { name: /: 50 crediti a / }).click();
  await expect(page).toHaveURL('/credits/credits-50');
  await page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') }).check();
  await page.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
  await page.waitForURL(/__payments\/checkout/);
  await page.locator('button[value=paid]').click();
  await page.waitForURL(/\/transactions\//);
  await visitTranslated(page, page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.completed'));
  await followLink(page);
});

test('settings are saved, before and after a change of the language', async ({ person, t }) => {
  const page = await (await (await person('Anna')).signUp()).context.newPage();
  await visitTranslated(page, '/settings');
  const main = page.getByRole('main');
  const german = await loadTexts('de');
  await main.getByRole('radio', { name: 'Deutsch' }).click();
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(german('vl.AccountMenu.settings'));
  await expect(main.getByText(/^Gespeichert/)).toBeVisible();
  await expect(main).not.toContainText(t('app.Settings.invisible'));
  await expect(page.getByRole('navigation').first()).toContainText(german('vl.TopBar.likes'));
  await main.getByRole('radio', { name: 'Italiano' }).click();
  await expect(headline).toHaveText(t('vl.AccountMenu.settings'));

  await visitTranslated(page, '/notifications');
  const answer = saved(page, 'notifications.php');
  const kind = main.getByRole('switch', { name: t('vl.Notification.promotions') });
  await kind.click();
  await answer;
  await expect(kind).not.toBeChecked();
  await expect(kind).not.toHaveAttribute('aria-busy');
});

test('the language changes, also in headlines of several parts', async ({ person, t }) => {
  const page = await (await person('Visitor')).context.newPage();
  await visitTranslated(page, '/');
  let name = t('vl.LanguageMenu.label');
  for (const language of ['de', 'en'] as const) {
    const texts = await loadTexts(language);
    await page.getByRole('combobox', { name }).selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('vl.HomeHero.headline'));
    await expect(page.getByRole('link', { name: texts('vl.HomeHero.signUp') }).first()).toBeVisible();
    name = texts('vl.LanguageMenu.label');
  }
});

/** Presses a button even where something covers it. */
const passOf = (deck: Locator, t: Texts) =>
  deck.getByRole('button', {
    name: new RegExp(`^${t('vl.SwipeActions.passLabel', { name: '' }).split(' ')[0]}`),
  });

test('the swipe game and the match finder work', async ({ person, t }) => {
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', region: 'IT-45' });
  const page = await bruno.context.newPage();
  await visitTranslated(page, '/swipe-game');
  const deck = page.getByRole('region', { name: t('vl.SwipeDeck.label') });
  const front = deck.locator('[data-position="front"]').getByRole('link').first();
  const first = (await front.textContent()) ?? '';
  await passOf(deck, t).click();
  await expect(front).not.toHaveText(first);
  await deck.getByRole('button', { name: t('vl.SwipeActions.undo') }).click();
  await expect(front).toHaveText(first);
  const answer = saved(page, 'swipe.php');
  await front.focus();
  await page.keyboard.press('ArrowRight');
  const { likes } = (await (await answer).json()) as { likes: { left: number } };
  await expect(deck).toContainText(t('vl.SwipeLimitNotice.left', { count: likes.left }));

  await visitTranslated(page, '/match-finder');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('vl.MatchFinderQuestions.next') }).click();
  await expect(page).toHaveURL(/step=2/);
  while (!page.url().includes('step=people')) {
    const from = page.url();
    await page.getByRole('button', { name: t('vl.MatchFinderQuestions.skip') }).click();
    await expect(page).not.toHaveURL(from);
  }
  await expect(
    page
      .getByRole('list', { name: t('vl.MatchFinder.label') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('vl.MatchFinder.change') }).click();
  await expect(page.getByRole('button', { name: t('vl.MatchFinderQuestions.next') })).toBeVisible();
});

/** Each page is opened by a visitor if they may see it, else by a member with every kind of data. */
for (const [role, user] of [
  ['visitor', 'a visitor'],
  ['premium', 'a member'],
] as [Role, string][]) {
  test(`every page can be left by a link, for ${user}`, async ({ smokeUser: smokeUserFor }) => {
    const { page, ids } = await smokeUserFor(role);
    // the offline page has only the button to try again
    for (const route of routes.filter(({ name }) => name !== 'offline')) {
      if (role === 'premium' && addresses(route, 'visitor', ids)[0]?.leads === null) continue;
      const [address] = addresses(route, role, ids);
      if (address?.leads !== null) continue;
      await test.step(address.path, async () => {
        await visitTranslated(page, address.path);
        await followLink(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    }
    await visit(page, '/offline');
  });
}
