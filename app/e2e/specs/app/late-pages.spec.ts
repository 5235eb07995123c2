import { expect, test } from '../../support/test.ts';

test('a press is answered while the server takes its time: the area is marked, and the skeleton of the page is shown', async ({
  person,
  t,
}) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const nav = page.getByRole('navigation', { name: t('vl.TopBar.navigation') });
  const messages = nav.getByRole('link', { name: t('vl.TopBar.messages') });
  const heading = page.getByRole('heading', { level: 1 });
  const skeleton = page.locator('.vl-PageSkeleton');
  let answer = () => {};
  await page.route('**/api/chats.php*', async route => {
    await new Promise<void>(resolve => {
      answer = resolve;
    });
    await route.continue();
  });

  const asked = page.waitForRequest('**/api/chats.php*');
  await messages.click();
  await asked;
  await expect(messages).toHaveAttribute('aria-current', 'page');
  await expect(skeleton).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL('/chats');

  // back to the page before, which is there at once
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await expect(heading).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await expect(messages).not.toHaveAttribute('aria-current');

  const askedAgain = page.waitForRequest('**/api/chats.php*');
  await messages.click();
  await askedAgain;
  await expect(skeleton).toBeVisible();
  answer();
  await expect(heading).toHaveText(t('app.Chat.title'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skeleton).toHaveCount(0);
});

test('a page that cannot be loaded shows why, after its skeleton, and back leads to the page before', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|chats\.php/);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  let lose = () => {};
  const held = new Promise<void>(resolve => {
    lose = resolve;
  });
  // the client asks again by itself
  await page.route('**/api/chats.php*', async route => {
    await held;
    await route.abort('failed');
  });
  const nav = page.getByRole('navigation', { name: t('vl.TopBar.navigation') });
  const asked = page.waitForRequest('**/api/chats.php*');
  await nav.getByRole('link', { name: t('vl.TopBar.messages') }).click();
  await asked;
  await expect(page.locator('.vl-PageSkeleton')).toBeVisible();
  lose();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.ErrorPage.title'));
  await page.goBack();
  await expect(page).toHaveURL('/members');
});
