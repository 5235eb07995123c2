import type { Page } from '@playwright/test';
import { RESET_MINUTES } from '@velluto/rules';
import { answerToChange } from '../../support/network.ts';
import { mailedLink } from '../../support/outbox.ts';
import { type Person, password, visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

/** Waits for a mail with a link to this page, and opens it twice, as a mail scanner would before the reader. */
async function openMailed(page: Page, person: Person, to: string, path: string): Promise<void> {
  const link = await mailedLink(person, to, path);
  await page.goto(link);
  await visit(page, link);
}

test('a forgotten password: the mailed link works once and survives being opened twice', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 40[03] .*(reset-password|user|likes|chats)\.php/);
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).open('/login');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('vl.LoginForm.forgotten') }).click();
  await expect(page).toHaveURL('/reset-password');
  await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
  await expect(main.getByText(t('vl.EmailField.missing'))).toBeVisible();
  await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(anna.email);
  await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
  const sent = t('vl.ResetRequestForm.sent', { email: anna.email, hours: RESET_MINUTES / 60 });
  await expect(main.getByText(sent)).toBeVisible();

  await openMailed(page, anna, anna.email, '/reset-password/do');
  const first = main.getByRole('textbox', { name: t('vl.PasswordPair.password') });
  const second = main.getByRole('textbox', { name: t('vl.PasswordPair.repeat') });
  const save = main.getByRole('button', { name: t('vl.ResetForm.submit') });
  await first.fill('otto lune di carta');
  await second.fill('nove lune di carta');
  await save.click();
  await expect(main.getByText(t('vl.problem.passwords_do_not_match'))).toBeVisible();
  await second.fill('otto lune di carta');
  await save.click();
  await expect(main.getByText(t('vl.ResetForm.done'))).toBeVisible();
  await visit(page, page.url());
  await expect(main.getByText(t('vl.problem.reset_link_invalid'))).toBeVisible();

  const headers = { 'x-requested-with': 'velluto' };
  const logIn = (secret: string) =>
    anna.request.post('/api/user.php', { headers, data: { login: anna.email, password: secret } });
  expect((await logIn(password)).status()).toBe(401);
  expect((await logIn('otto lune di carta')).status()).toBe(200);
});

test('a change of the e-mail address is confirmed from the new address and undone from the old one', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 403 |answer: 400 .*mail-change/);
  const anna = await (await person('Anna')).signUp();
  const email = `nuova.${anna.email}`;
  await anna.call('POST', 'mail-change.php', { email, password });
  const page = await anna.open('/members');
  const main = page.getByRole('main');

  await openMailed(page, anna, email, '/mail-change/do');
  await main.getByRole('button', { name: t('app.Access.confirm') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.MailChangeResult.done'));
  await expect(main.getByText(email)).toBeVisible();
  const { user } = await anna.call<{ user: { email: string } }>('GET', 'user.php');
  expect(user.email).toBe(email);

  await openMailed(page, anna, anna.email, '/mail-change/do\\?undo=');
  await main.getByRole('button', { name: t('app.Access.undo') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.MailChangeResult.undone'));
  await expect(main.getByText(anna.email)).toBeVisible();
  await main.getByRole('link', { name: t('vl.MailChangeResult.password') }).click();
  await expect(page).toHaveURL(/\/reset-password\/do\?token=/);
  await expect(main.getByRole('button', { name: t('vl.ResetForm.submit') })).toBeVisible();

  await visit(page, '/mail-change/do?token=nothing');
  await main.getByRole('button', { name: t('app.Access.confirm') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.MailChangeResult.error'));
});

test('the settings: language, invisible mode, devices, password', async ({
  person,
  t,
  phone,
  browserErrors,
  playwright,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 400 .*(password|sessions)|answer: 403 /);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/members');
  const main = page.getByRole('main');
  await page
    .getByRole('banner')
    .getByLabel(t('vl.AccountMenu.label', { name: anna.name }))
    .click();
  await page.getByRole('menuitem', { name: t('vl.AccountMenu.settings') }).click();
  await expect(page).toHaveURL('/settings');
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(t('vl.AccountMenu.settings'));

  await test.step('on a phone each part has a page of its own, and the way back', async () => {
    const row = main.getByRole('link', { name: t('app.Settings.visibility') });
    if (!phone) return expect(row).toBeHidden();
    await row.click();
    await expect(page).toHaveURL('/settings?change=visibility');
    await expect(headline).toContainText(t('app.Settings.visibility'));
    await expect(main).toBeFocused();
    await expect(main.getByRole('button', { name: t('vl.DeleteAccountRow.action') })).toBeHidden();
    await main.getByRole('link', { name: t('vl.AccountMenu.settings') }).click();
    await expect(page).toHaveURL('/settings');
    await expect(row).toBeFocused();
    await row.click();
    await expect(page).toHaveURL('/settings?change=visibility');
    await page.goBack();
    await expect(page).toHaveURL('/settings');
    await expect(row).toBeFocused();
  });

  await test.step('the language changes at once, and back', async () => {
    await visit(page, '/settings?change=language');
    await main.getByRole('radio', { name: 'Deutsch' }).click();
    await expect(headline).toContainText('Einstellungen');
    await expect(main.getByText(/^Gespeichert/)).toBeVisible();
    await main.getByRole('radio', { name: 'Italiano' }).click();
    await expect(headline).toContainText(t('vl.AccountMenu.settings'));
  });

  await test.step('invisible mode is for premium members', async () => {
    await visit(page, '/settings?change=visibility');
    await main.getByRole('switch', { name: t('app.Settings.invisible') }).click();
    const offer = page.getByRole('dialog');
    await expect(offer).toContainText(t('vl.PremiumFeatureDialog.invisible.title'));
    await page.keyboard.press('Escape');
    await expect(main.getByRole('switch', { name: t('app.Settings.invisible') })).not.toBeChecked();
  });

  await test.step('another company shows the profile only with consent', async () => {
    const shown = main.getByRole('switch', { name: t('app.Settings.partner', { sites: 'Nordlys' }) });
    await expect(shown).not.toBeChecked();
    const stored = answerToChange(page, 'privacy');
    await shown.click();
    await stored;
    await visit(page, '/settings?change=visibility');
    await expect(shown).toBeChecked();
    const storedAgain = page.waitForResponse(
      response => response.request().postData()?.includes('"shown":true') ?? false,
    );
    await shown.dblclick();
    await storedAgain;
    await expect(shown, 'the second press counts too').toBeChecked();
  });

  await test.step('vibrations are switched off on a phone, and on a desktop there are none', async () => {
    await visit(page, '/settings');
    const vibration = main.getByRole('switch', { name: t('app.Settings.vibration') });
    if (!phone) return expect(vibration).toHaveCount(0);
    await vibration.uncheck();
    await visit(page, '/settings');
    await expect(vibration).not.toBeChecked();
  });

  await test.step('the sessions on other devices are ended', async () => {
    const elsewhere = await playwright.request.newContext({
      extraHTTPHeaders: { 'x-requested-with': 'velluto' },
    });
    const site = new URL('/', page.url()).href;
    const logIn = (secret: string) =>
      elsewhere.post(`${site}api/user.php`, { data: { login: anna.email, password: secret } });
    const status = async () => (await elsewhere.get(`${site}api/user.php`)).status();
    await logIn(password);
    await visit(page, '/settings?change=sessions');
    await expect(main.getByText(t('app.Settings.thisDevice'), { exact: true })).toHaveCount(1);
    const devices = main.getByRole('region', { name: t('app.Settings.sessions') });
    const others = devices.getByRole('button', { name: t('app.Settings.endOthers') });
    await others.click();
    const proof = devices.getByLabel(t('app.Settings.password'), { exact: true });
    const end = devices.locator('form').getByRole('button', { name: t('vl.AccountMenu.logOut') });
    await proof.fill('non è questa');
    await end.click();
    await expect(devices.getByRole('alert')).toHaveText(t('vl.problem.old_password_wrong'));
    await expect(proof).toBeFocused();
    expect(await status()).toBe(200);
    await proof.fill(password);
    await end.click();
    await expect(others).toBeHidden();
    await expect(devices.getByRole('listitem')).toBeFocused();
    expect(await status()).toBe(403);

    await logIn(password);
    await visit(page, '/settings?change=password');
    const section = main.getByRole('region', { name: t('vl.LoginForm.password'), exact: true });
    const save = section.getByRole('button', { name: t('vl.ResetForm.submit') });
    await section.getByLabel(t('app.Settings.password'), { exact: true }).fill('non è questa');
    await section.getByLabel(t('vl.PasswordPair.password'), { exact: true }).fill('otto lune di carta');
    await section.getByLabel(t('vl.PasswordPair.repeat'), { exact: true }).fill('otto lune di carta');
    await save.click();
    await expect(section.getByRole('alert')).toHaveText(t('vl.problem.old_password_wrong'));
    await expect(section.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(section.getByLabel(t('app.Settings.password'), { exact: true })).toBeFocused();
    await section.getByLabel(t('app.Settings.password'), { exact: true }).fill(password);
    await save.click();
    await expect(section.getByText(t('vl.ResetForm.done'))).toBeVisible();
    expect(await status()).toBe(403);
    await elsewhere.dispose();
  });

  await test.step('the open page keeps working', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('vl.TopBar.likes') })
      .first()
      .click();
    await expect(page).toHaveURL('/likes');
    await visit(page, '/settings');
    await expect(headline).toHaveText(t('vl.AccountMenu.settings'));
  });
});

test('a member downloads an archive of their data, deletes the account and restores it', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[03]|answer: 400 .*account|answer: 403 /);
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/settings?change=data');
  const main = page.getByRole('main');

  await main.getByRole('button', { name: t('app.Settings.dataAsk') }).click();
  const archive = main.getByRole('link', { name: t('app.Settings.dataGet', { size: '' }).slice(0, 7) });
  await expect(archive).toBeVisible({ timeout: 30_000 });
  const file = await anna.request.get((await archive.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('zip');

  await visit(page, '/settings');
  await main.getByRole('button', { name: t('vl.DeleteAccountRow.action') }).click();
  const question = page.getByRole('alertdialog');
  const deed = question.getByRole('button', { name: t('vl.ConfirmDialog.deleteAccount.deed') });
  await deed.click();
  await expect(question.getByText(t('vl.field.required'))).toHaveCount(2);
  await question.getByRole('combobox', { name: t('app.Settings.why') }).selectOption('pause');
  await question.getByLabel(t('app.Settings.whyMore')).fill('Torno a primavera.');
  await question.getByLabel(t('app.Settings.password'), { exact: true }).fill('non è questa');
  await deed.click();
  await expect(question.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    t('vl.problem.old_password_wrong'),
  );
  await question.getByLabel(t('app.Settings.password'), { exact: true }).fill(password);
  await deed.click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.AccountDeletedNotice.title'));
  await expect(page.getByRole('banner').getByRole('link', { name: t('vl.TopBar.logIn') })).toBeVisible();

  await openMailed(page, anna, anna.email, '/account-deleted');
  await main.getByRole('button', { name: t('app.Access.bringBack') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Access.restored'));
  await visit(page, page.url());
  await main.getByRole('button', { name: t('app.Access.bringBack') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Access.used'));
  const headers = { 'x-requested-with': 'velluto' };
  const data = { login: anna.email, password };
  expect((await anna.request.post('/api/user.php', { headers, data })).status()).toBe(200);
});

test('notifications: advertising is off until it is asked for, and other kinds can be switched off', async ({
  person,
  t,
}) => {
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/notifications');
  const main = page.getByRole('main');
  const [offers, likes] = ['promotions', 'like'].map(kind =>
    main.getByRole('switch', { name: t(`vl.Notification.${kind}`), exact: true }),
  );
  if (!offers || !likes) throw new Error('There are no switches.');
  await expect(offers).not.toBeChecked();
  await expect(likes).toBeChecked();
  for (const kind of [offers, likes]) {
    const saved = answerToChange(page, 'notifications');
    await kind.click();
    await saved;
  }
  await visit(page, '/notifications');
  await expect(offers).toBeChecked();
  await expect(likes).not.toBeChecked();
  const { disabled } = await anna.call<{ disabled: string[] }>('GET', 'notifications.php');
  expect(disabled).toEqual(['like', 'weekly_updates', 'news']);
  await expect(main.getByRole('switch', { name: t('app.Notifications.push') })).toBeVisible();

  const visitor = await (await person('Visitor')).open('/notifications?unsubscribe=wrong&kind=news');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    t('app.Notifications.end', { kind: t('vl.Notification.news') }),
  );
  await visit(visitor, '/notifications');
  await expect(visitor).toHaveURL('/login?next=%2Fnotifications');
});
