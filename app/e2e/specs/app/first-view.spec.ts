import { type PageData, pageDataId } from '../../../src/ssr/page-data.ts';
import { waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** Scripts without which the HTML of the server cannot be hydrated. */
const parts = [
  ['its texts', '**/assets/it-*.js'],
  ['its screen', '**/assets/LoginScreen-*.js'],
] as const;

for (const [name, address] of parts) {
  test(`a page whose script with ${name} fails reloads once, and stays readable`, async ({
    person,
    t,
    browserErrors,
  }) => {
    browserErrors.expect(/^script: |LoginScreen-|\/it-/);
    const page = await (await person('Visitor')).context.newPage();
    await page.route(address, route => route.abort('failed'));
    let documents = 0;
    page.on('request', request => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: t('vl.LoginForm.submit') })).toBeVisible();
    expect(documents).toBe(2);
  });

  test(`a page is hydrated when the second request for ${name} succeeds`, async ({
    person,
    t,
    browserErrors,
  }) => {
    browserErrors.expect(/^script: |LoginScreen-|\/it-/);
    const page = await (await person('Visitor')).context.newPage();
    let requests = 0;
    // not `times: 1`: ending the interception while the page reloads may abort requests of the new document
    await page.route(address, route => {
      requests += 1;
      return requests === 1 ? route.abort('failed') : route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await waitForHydration(page);
    await page.getByRole('button', { name: t('vl.NewPasswordField.show') }).click();
    await expect(page.getByRole('button', { name: t('vl.NewPasswordField.hide') })).toBeVisible();
  });
}

test('style sheets that are inlined in the document are never fetched', async ({ person }) => {
  const page = await (await person('Visitor')).context.newPage();
  const fetched: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) fetched.push(pathname);
  });
  await page.goto('/');
  // scripts of later parts are loaded once the page is idle
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  const { styles }: PageData = JSON.parse((await page.locator(`#${pageDataId}`).textContent()) ?? '');
  expect(styles.length).toBeGreaterThan(0);
  expect(fetched.filter(path => styles.includes(path))).toEqual([]);
});

test('a page works without the script of the dialogs above it', async ({ person, t, browserErrors }) => {
  browserErrors.expect(/^script: |Overlays-|ERR_FAILED/);
  const page = await (await person('Visitor')).context.newPage();
  let lost = 0;
  await page.route('**/assets/Overlays-*.js', route => {
    lost += 1;
    return route.abort('failed');
  });
  await page.goto('/login', { waitUntil: 'commit' });
  // once, then again in the reloaded document
  await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: t('vl.NewPasswordField.show') }).click();
  await expect(page.getByRole('button', { name: t('vl.NewPasswordField.hide') })).toBeVisible();
});

test('while the account menu cannot be loaded, its link leads to the profile', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/^script: |AccountMenu-|ERR_FAILED/);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.context.newPage();
  await page.route('**/assets/AccountMenu-*.js', route => route.abort('failed'));
  await page.goto('/settings');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: t('vl.AccountMenu.label', { name: anna.name }) });
  // the first failure reloads the page; the second, after a press, follows the link
  await Promise.all([page.waitForEvent('load'), link.hover()]);
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await link.click({ timeout: 1000 });
    await expect(page).toHaveURL('/profile', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});
