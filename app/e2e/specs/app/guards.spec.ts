import { answerToChange } from '../../support/network.ts';
import { visit, waitForHydration } from '../../support/person.ts';
import { logIn } from '../../support/session.ts';
import { closedSite } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

test('the log-in leads back to the page that asked for it', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).open('/chats');
  await expect(page).toHaveURL('/login?next=%2Fchats');
  await logIn(page, t, anna.name);
  await expect(page).toHaveURL('/chats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Chat.title'));
  for (const path of ['/login', '/signup']) {
    await visit(page, path);
    await expect(page).toHaveURL('/members');
  }
});

test('a wrong password is refused, and the fifth blocks the log-in for some minutes', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401|status of 429|answer: 401 .*user\.php|answer: 429 .*user\.php/);
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).open('/login');
  const alert = page.getByRole('alert');
  for (let attempt = 1; attempt <= 4; attempt++) {
    const answer = answerToChange(page, 'user');
    await logIn(page, t, anna.email, `non è questa ${attempt}`);
    await answer;
    await expect(alert).toHaveText(t('vl.problem.login_failed'));
  }
  await logIn(page, t, anna.email, 'nemmeno questa');
  await expect(alert).toHaveText(t('vl.problem.account_blocked', { minutes: 15 }));
  await logIn(page, t, anna.email);
  await expect(alert).toHaveText(t('vl.problem.account_blocked', { minutes: 15 }));
});

test('an unknown address shows a page with a link to the home page', async ({ person, t, browserErrors }) => {
  browserErrors.expect(/404/);
  const visitor = await person('Visitor');
  const page = await visitor.context.newPage();
  const answer = await page.goto('/qui/non/abita/nessuno');
  await waitForHydration(page);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.ErrorPage.notFound'));
  await page.getByRole('link', { name: t('vl.ErrorPage.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.HomeHero.headline'));
});

test('logging out leaves no data of the member in the browser', async ({ person, t }) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const account = page.getByRole('banner').getByLabel(t('vl.AccountMenu.label', { name: anna.name }));
  // the first press, which loads the menu
  await account.press('Enter');
  const logOut = page.getByRole('menuitem', { name: t('vl.AccountMenu.logOut') });
  await expect(logOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logOut).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  await logOut.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: t('vl.TopBar.logIn') })).toBeVisible();
  expect(await anna.context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'velluto_session', value: expect.stringMatching(/./) }),
  );
  await page.goBack();
  await expect(account).toBeHidden();
  await visit(page, '/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('a session that was ended elsewhere logs out silently', async ({
  person,
  t,
  playwright,
  browserErrors,
}) => {
  browserErrors.expect(/403/);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/chats');
  const elsewhere = await playwright.request.newContext({
    storageState: await anna.context.storageState(),
    extraHTTPHeaders: { 'x-requested-with': 'velluto' },
  });
  await elsewhere.get(new URL('/api/logout.php', page.url()).href);
  await elsewhere.dispose();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('vl.TopBar.likes') })
    .click();
  await expect(page).toHaveURL(/\/login\?next=%2F(likes|chats)$/);
  await expect(page.getByRole('banner').getByRole('link', { name: t('vl.TopBar.logIn') })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('a site with closed sign-up says so before the form opens, and offers the log-in instead', async ({
  person,
  baseURL,
  t,
}) => {
  const anna = await (await person('Anna')).signUp();
  const visitor = await person('Visitor');
  const site = (baseURL ?? '').replace('localhost', `${closedSite}.localhost`);
  const get = (path: string) =>
    visitor.request.get(path, { headers: { host: new URL(site).host }, maxRedirects: 0 });
  for (const path of ['/signup', '/signup-matches']) {
    expect((await get(path)).headers().location, path).toBe('/login?signups=closed');
  }
  // who came for somebody finds them after the log-in
  expect((await get(`/members/${anna.id}/signup`)).headers().location).toBe(
    `/login?signups=closed&next=%2Fmembers%2F${anna.id}`,
  );
  // visitors who came by an advertising link may sign up
  expect((await get('/signup?network=adnet')).status()).toBe(200);

  const page = await visitor.open(site);
  // sign-up is a page on phones and a dialog elsewhere: neither opens
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vl.HomeHero.signUp') })
    .click();
  await expect(page).toHaveURL(`${site}/login?signups=closed`);
  await expect(page.getByRole('alert').filter({ hasText: t('vl.problem.signups_closed') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/signup"]')).toHaveCount(0);
  await logIn(page, t, anna.name);
  await expect(page).toHaveURL(`${site}/members`);
});
