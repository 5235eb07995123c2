import { expect, test } from '../support/test.ts';

/** Code without which the page that the server drew cannot come alive. */
const parts = [
  ['its texts', '**/assets/it-*.js'],
  ['its screen', '**/assets/LoginScreen-*.js'],
] as const;

for (const [name, address] of parts) {
  test(`a page without ${name} is loaded once more, and can be read all the same`, async ({
    person,
    t,
    watch,
  }) => {
    watch.expect(/^script: |LoginScreen-|\/it-/);
    const page = await (await person('Visitor')).context.newPage();
    await page.route(address, route => route.abort('failed'));
    let documents = 0;
    page.on('request', request => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/login');
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: t('vl.LoginForm.submit') })).toBeVisible();
    expect(documents).toBe(2);
  });

  test(`a page comes alive with the second try of ${name}`, async ({ person, t, watch }) => {
    watch.expect(/^script: |LoginScreen-|\/it-/);
    const page = await (await person('Visitor')).context.newPage();
    await page.route(address, route => route.abort('failed'), { times: 1 });
    await page.goto('/login');
    const show = page.getByRole('button', { name: t('vl.NewPasswordField.show') });
    await expect(async () => {
      await show.click({ timeout: 1000 });
      await expect(page.getByRole('button', { name: t('vl.NewPasswordField.hide') })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });
}
