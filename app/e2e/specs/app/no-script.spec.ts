import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '../../../src/routes.ts';
import { addresses, idsOf } from '../../support/addresses.ts';
import { fieldsOf } from '../../support/form-problems.ts';
import { type Person, password } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts, type Texts } from '../../support/texts.ts';

/** Typed into every field; no address may contain it. */
const typed = 'segreto';

/** The button that answers the age warning. */
const enterButton = (page: Page, t: Texts) =>
  page.locator('.vl-SiteEntryDialog').getByRole('button', {
    name: t('vl.SiteEntryDialog.enter', { minAge: 18 }),
  });

/** The server’s answer to a form that the script would have sent. */
async function expectNeedsScript(page: Page, place: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), place).toHaveText(/JavaScript/);
  // who cannot send the form can write
  await expect.soft(page.getByText(/@velluto\.example/), place).toBeVisible();
  expect.soft(page.url(), place).not.toContain(typed);
}

/** What a page offers, and only a script would answer. */
const needScript = (page: Page) =>
  page
    .locator('button[type="button"], :is(input:not([type="hidden"]), select, textarea):not(form *)')
    .filter({ visible: true });

/** How many frames and rows show nothing, since all that is in them needs a script. */
async function countEmpty(page: Page): Promise<number> {
  const boxes = page
    .getByRole('main')
    .locator('.vl-Card, li:not([aria-hidden="true"])')
    .filter({ visible: true });
  const texts = await boxes.filter({ hasNot: page.locator('img, svg') }).allInnerTexts();
  return texts.filter(text => text.trim() === '').length;
}

/** Addresses of pages that visitors see, with the ids of a member. */
async function visitorPages(visitor: Person): Promise<string[]> {
  const found = await visitor.call<{ results: { id: string }[] }>(
    'GET',
    'members.php?region=IT-62&country=IT',
  );
  const unknown = '019b790a-0000-7000-8000-000000000000';
  const ids = { member: found.results[0]?.id ?? unknown, chat: unknown, liked: unknown, payment: unknown };
  return routes.flatMap(route =>
    addresses(route, 'visitor', ids)
      .filter(({ leads }) => leads === null)
      .slice(0, 1)
      .map(({ path }) => path),
  );
}

test.describe('without scripts', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser, baseURL }) => {
    context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'it-IT' });
    page = await context.newPage();
  });
  test.afterEach(() => context.close());

  test('the age warning is closed by its form, once', async ({ t }) => {
    await page.goto('/login?next=%2Flikes');
    await expect(page.locator('.vl-SiteEntryDialog').getByRole('button')).toHaveCount(1);
    await enterButton(page, t).click();
    await expect(page).toHaveURL('/login?next=%2Flikes');
    await expect(enterButton(page, t)).toHaveCount(0);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'velluto_entered' }));
    await page.goto('/premium');
    await expect(enterButton(page, t)).toHaveCount(0);
  });

  test('every page of a visitor can be read, says what needs scripts, offers nothing else, and answers each form', async ({
    person,
    baseURL,
  }) => {
    test.slow();
    const visitor = await person('Visitor');
    await context.addCookies([{ name: 'velluto_entered', value: '1', url: `${baseURL}` }]);
    const sent: string[] = [];
    for (const path of await visitorPages(visitor)) {
      const open = async () => {
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      };
      await open();
      // the page without a connection comes from the app itself
      if (path !== '/offline') await expect.soft(page.getByText(/Senza JavaScript/), path).toBeVisible();
      await expect.soft(needScript(page), path).toHaveCount(0);
      expect.soft(await countEmpty(page), path).toBe(0);
      const posted = page.locator('form[method="post"]');
      const forms = await posted.count();
      for (let index = 0; index < forms; index += 1) {
        if (index > 0) await open();
        const form = posted.nth(index);
        for (const field of await fieldsOf(form).all()) await field.fill(typed);
        await form.getByRole('button').last().click();
        await expectNeedsScript(page, path);
        sent.push(path);
      }
    }
    const needed = ['/login', '/signup', '/withdrawal', '/cancellation', '/complaints', '/declaration/do'];
    expect(needed.filter(name => !sent.some(path => path.startsWith(name)))).toEqual([]);
  });

  test('people are searched, and prices of a country are shown, by forms that the server answers', async ({
    baseURL,
    t,
  }) => {
    await context.addCookies([{ name: 'velluto_entered', value: '1', url: `${baseURL}` }]);
    const main = page.getByRole('main');
    await page.goto('/members');
    await main.getByRole('radio', { name: t('vl.SearchForm.male'), exact: true }).check();
    await main.getByRole('combobox', { name: t('vl.SearchForm.region') }).selectOption('IT-62');
    await main.getByRole('spinbutton', { name: t('vl.SearchForm.ageFrom') }).fill('30');
    await main.getByRole('button', { name: t('vl.SearchForm.apply') }).click();
    await expect(page).toHaveURL(/gender=male&country=IT&countryregion=IT-62&min_age=30&max_age=99$/);
    await expect(main.getByRole('combobox', { name: t('vl.SearchForm.region') })).toHaveValue('IT-62');
    await expect(main.locator('.vl-MemberTile').first()).toBeVisible();

    await page.goto('/pricing');
    await main.getByRole('combobox', { name: t('app.Credits.country') }).selectOption('PL');
    await main.getByRole('button', { name: t('app.Credits.chooseCountry') }).click();
    await expect(page).toHaveURL('/pricing?country=PL');
    await expect(main.getByText('PLN').or(main.getByText('zł')).first()).toBeVisible();
  });

  test('members see pages and pictures, and are offered no like, upload or setting that needs scripts', async ({
    person,
    baseURL,
  }) => {
    const davide = await (await person('Davide')).logInAs('premium');
    const { member, chat } = await idsOf(davide, 'premium');
    await context.addCookies(await davide.context.cookies(baseURL));
    const pages = [
      `/members/${member}`,
      `/chats/${chat}`,
      '/members',
      '/profile',
      '/likes',
      '/settings',
      '/notifications',
      '/credits',
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page, path).toHaveURL(path);
      await expect.soft(page.getByText(/Senza JavaScript/), path).toBeVisible();
      await expect.soft(needScript(page), path).toHaveCount(0);
      expect.soft(await countEmpty(page), path).toBe(0);
      // the gallery's pictures are buttons
      if (path === pages[0])
        await expect(page.locator('.vl-PhotoGallery img').filter({ visible: true })).not.toHaveCount(0);
    }
  });

  test('the language is chosen by a link, keeps the rest of the address, and stays', async ({
    baseURL,
    t,
  }) => {
    const german = await loadTexts('de');
    await context.addCookies([{ name: 'velluto_entered', value: '1', url: `${baseURL}` }]);
    await page.goto('/login?next=%2Fcredits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Account.logIn'));
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/login?next=%2Fcredits&lang=de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('app.Account.logIn'));
    await page.goto('/reset-password');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('an address is confirmed by the button of its mailed link', async ({ person, t }) => {
    const anna = await (await person('Anna')).signUp({ confirmed: false });
    await page.goto(await anna.activationLink());
    await enterButton(page, t).click();
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/activate\/done/);
    const { user } = await anna.call<{ user: { status: string } }>('GET', 'user.php');
    expect(user.status).not.toBe('not_confirmed');
  });
});

test.describe('with scripts that do not arrive', () => {
  /** Opens the log-in, whose files of this name fail, and sends it. */
  async function sendLogIn(visitor: Person, t: Texts, file: string): Promise<Page> {
    const page = await visitor.context.newPage();
    await page.route(file, route => route.abort());
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByLabel(t('vl.LoginForm.login')).fill(typed);
    await main.getByLabel(t('vl.LoginForm.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    return page;
  }

  for (const [what, file] of [
    ['the script of the page', '**/assets/entry-client-*.js'],
    ['a part of the page', '**/assets/LoginScreen-*.js'],
  ] as const) {
    test(`a form is answered when ${what} is lost`, async ({ person, t, browserErrors }) => {
      browserErrors.expect(/ERR_FAILED|400|Failed to fetch|Code of the app/);
      const page = await sendLogIn(await person('Visitor'), t, file);
      await expectNeedsScript(page, file);
      await page.unroute(file);
      await page.getByRole('main').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Account.logIn'));
    });
  }

  test('the age warning is closed while the script is held back for good', async ({
    browser,
    baseURL,
    t,
  }) => {
    const context = await browser.newContext({ baseURL, locale: 'it-IT' });
    const page = await context.newPage();
    await page.route('**/assets/entry-client-*.js', () => new Promise(() => undefined));
    await page.goto('/login', { waitUntil: 'commit' });
    await enterButton(page, t).click({ noWaitAfter: true });
    await expect(enterButton(page, t)).toHaveCount(0);
    await expect(page.getByRole('main').getByLabel(t('vl.LoginForm.login'))).toBeEditable();
    await context.close();
  });
});
