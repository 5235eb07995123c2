import { LOGIN_CODE_MINUTES } from '@velluto/rules';
import { axeProblems } from '../../support/axe.ts';
import { answerToChange } from '../../support/network.ts';
import { visit } from '../../support/person.ts';
import { logIn } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { loadTexts } from '../../support/texts.ts';

test('a log-in from an unknown browser needs the mailed code, and the browser is known from then on', async ({
  person,
  browserErrors,
}) => {
  browserErrors.expect(/status of 4(00|03|29)|answer: 4(00|03|29) .*(user|chats|likes|settings)\.php/);
  const t = await loadTexts('en');
  const anna = await (await person('Anna')).signUp();
  const page = await anna.context.newPage();
  const nordlys = `${process.env.VELLUTO_URL}`.replace('localhost', 'nordlys.localhost');
  const main = page.getByRole('main');
  const code = main.getByLabel(t('app.LoginCode.code'), { exact: true });
  const submit = main.getByRole('button', { name: t('app.Account.logIn') });
  const logInOnNordlys = async () => {
    await visit(page, `${nordlys}/login?next=%2Fsettings`);
    await logIn(page, t, anna.email);
  };
  let first = '';

  await test.step('the password alone leads to the code', async () => {
    await logInOnNordlys();
    await expect(main.getByText(t('app.LoginCode.mailedLead'))).toBeVisible();
    await expect(
      main.getByText(t('app.LoginCode.mailedHint', { minutes: LOGIN_CODE_MINUTES })),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: t('app.LoginCode.useRecovery') })).toHaveCount(0);
    await expect(main.getByText(anna.email)).toHaveCount(0);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await axeProblems(page)).toEqual([]);
    first = await anna.loginCode();
  });

  await test.step('a wrong code is refused with a message, and another code is sent', async () => {
    await code.fill(first === '000000' ? '111111' : '000000');
    await submit.click();
    await expect(main.getByText(t('app.LoginCode.wrongMailed'))).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await main.getByRole('button', { name: t('app.LoginCode.again') }).click();
    await expect(main.getByRole('status').getByText(t('app.LoginCode.sent'))).toBeVisible();
    await expect.poll(() => anna.loginCode()).not.toBe(first);
    expect(await axeProblems(page)).toEqual([]);
  });

  await test.step('at most five codes are sent in an hour, and the page says when the next can be', async () => {
    const status = main.getByRole('status');
    for (let sent = 2; sent < 6; sent++) {
      const answer = answerToChange(page, 'user');
      await main.getByRole('button', { name: t('app.LoginCode.again') }).click();
      expect((await answer).status()).toBe(sent < 5 ? 403 : 429);
      await expect(status).toHaveText(t(`app.LoginCode.${sent < 5 ? 'sent' : 'notYet'}`, { minutes: 60 }));
    }
    await expect(main.getByRole('alert')).toHaveText('');
  });

  await test.step('the right code opens the requested page, also an earlier code', async () => {
    await code.fill(first);
    await submit.click();
    await expect(page).toHaveURL(`${nordlys}/settings`);
  });

  await test.step('the browser is known after the log-out', async () => {
    // from a page without calls of its own, which would be refused
    await visit(page, `${nordlys}/offline`);
    await page.evaluate(() => fetch('/api/logout.php', { headers: { 'x-requested-with': 'velluto' } }));
    await logInOnNordlys();
    await expect(page).toHaveURL(`${nordlys}/settings`);
  });
});
