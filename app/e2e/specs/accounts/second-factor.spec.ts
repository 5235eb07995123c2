import type { Locator, Page } from '@playwright/test';
import { appCode } from '../../../../packages/server/test/app-codes.ts';
import { password, visit } from '../../support/person.ts';
import { logIn } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const part = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name });

test('the second factor: turned on, asked for at the log-in, replaced once by a recovery code, turned off', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(
    /status of 40[0139]|answer: 40[013] .*(user|second-factor|recovery-codes|likes|chats)\.php/,
  );
  const anna = await (await person('Anna')).signUp();
  const page = await anna.open('/settings?change=code');
  const main = page.getByRole('main');
  const section = part(page, t('app.Settings.code'));
  let secret = '';
  let recovery: string[] = [];

  await test.step('is turned on with the password and the first code', async () => {
    await section.getByLabel(t('app.Settings.password'), { exact: true }).fill(password);
    await section.getByRole('button', { name: t('app.SecondFactor.next') }).click();
    await expect(section.getByRole('img', { name: t('app.SecondFactor.picture') })).toBeVisible();
    const uri = await section.getByRole('link', { name: t('app.SecondFactor.here') }).getAttribute('href');
    secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
    await expect(section.getByText(secret.match(/.{4}/g)?.join(' ') ?? '-')).toBeVisible();
    const code = section.getByLabel(t('app.LoginCode.code'), { exact: true });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const confirm = section.locator('form').getByRole('button', { name: t('app.Settings.codeTurnOn') });
    await code.fill('000000');
    await confirm.click();
    await expect(section.getByText(t('app.LoginCode.wrong'))).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(appCode(secret, Date.now()));
    await confirm.click();
    await expect(section.getByText(t('app.SecondFactor.keep'))).toBeVisible();
    recovery = await section.getByRole('listitem').allInnerTexts();
    expect(recovery).toHaveLength(10);
    const file = page.waitForEvent('download');
    await section.getByRole('link', { name: t('app.SecondFactor.download') }).click();
    expect((await file).suggestedFilename()).toBe('recovery-codes.txt');
    await section.getByRole('button', { name: t('app.SecondFactor.kept') }).click();
    await expect(section.getByRole('button', { name: t('app.Settings.change') })).toBeFocused();
  });

  const logInToCodePage = async () => {
    // the open page must not call anything that is for members only
    await page.goto('about:blank');
    await anna.call('GET', 'logout.php');
    await visit(page, '/login?next=%2Fsettings');
    await logIn(page, t, anna.email);
    await expect(main.getByText(t('app.LoginCode.lead'))).toBeVisible();
  };
  const submit = main.getByRole('button', { name: t('app.Account.logIn') });

  await test.step('is asked for at the log-in', async () => {
    await logInToCodePage();
    const code = main.getByLabel(t('app.LoginCode.code'), { exact: true });
    await expect(code).toBeFocused();
    await submit.click();
    await expect(main.getByText(t('vl.field.required'))).toBeVisible();
    // the code of the current step was used; that of the next step is accepted already
    await code.fill(appCode(secret, Date.now() + 30_000));
    await submit.click();
    await expect(page).toHaveURL('/settings');
  });

  const withRecovery = async (code: string) => {
    await main.getByRole('button', { name: t('app.LoginCode.useRecovery') }).click();
    const field = main.getByLabel(t('app.LoginCode.recovery'), { exact: true });
    await expect(field).toBeFocused();
    await field.fill(code);
    await submit.click();
  };

  await test.step('a recovery code replaces the code once', async () => {
    const [first = '', second = ''] = recovery;
    await logInToCodePage();
    await withRecovery(first);
    await expect(page).toHaveURL('/settings');
    await logInToCodePage();
    await withRecovery(first);
    await expect(main.getByText(t('app.LoginCode.wrongRecovery'))).toBeVisible();
    await main.getByLabel(t('app.LoginCode.recovery'), { exact: true }).fill(second);
    await submit.click();
    await expect(page).toHaveURL('/settings');
  });

  await test.step('is turned off with password and code', async () => {
    await visit(page, '/settings?change=code');
    await section.getByLabel(t('app.Settings.password'), { exact: true }).fill(password);
    await section.getByRole('button', { name: t('app.LoginCode.useRecovery') }).click();
    await section.getByLabel(t('app.LoginCode.recovery'), { exact: true }).fill(recovery[2] ?? '');
    await section.getByRole('button', { name: t('app.SecondFactor.turnOff') }).click();
    await expect(section.getByRole('button', { name: t('app.Settings.codeTurnOn') })).toBeFocused();
    await expect(section.getByText(t('app.Settings.codeOff'))).toBeVisible();
    const headers = { 'x-requested-with': 'velluto' };
    const data = { login: anna.email, password };
    expect((await anna.request.post('/api/user.php', { headers, data })).status()).toBe(200);
  });
});
