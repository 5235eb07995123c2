import type { Page } from '@playwright/test';
import { type Person, password, visit } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** The latest link to this page that was mailed to an address. */
async function mailedLink(person: Person, to: string, page: string): Promise<string> {
  const answer = await person.request.get(`/__outbox.json?to=${encodeURIComponent(to)}`);
  const { mails } = (await answer.json()) as { mails: { text: string }[] };
  for (const { text } of mails) {
    const [link] = new RegExp(`https?://\\S+${page}\\S+`).exec(text) ?? [];
    if (link) return link;
  }
  return '';
}

/** Waits for a mail with a link to this page, and opens it twice, as a scanner of mails would before its reader. */
async function openMailed(page: Page, person: Person, to: string, path: string): Promise<void> {
  await expect.poll(() => mailedLink(person, to, path), `a link to ${path} for ${to}`).not.toBe('');
  const link = await mailedLink(person, to, path);
  await page.goto(link);
  await visit(page, link);
}

test('a forgotten password: the mailed link works once and survives being opened twice', async ({
  person,
  t,
  watch,
}) => {
  watch.expect(/status of 40[03]|answer: 40[03] .*(reset-password|user|likes|chats)\.php/);
  const anna = await (await person('Anna')).signUp();
  const page = await (await person('Visitor')).open('/login');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('vl.LoginForm.forgotten') }).click();
  await expect(page).toHaveURL('/reset-password');
  await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
  await expect(main.getByText(t('vl.EmailField.missing'))).toBeVisible();
  await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(anna.email);
  await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
  await expect(main.getByText(t('vl.ResetRequestForm.sent', { email: anna.email }))).toBeVisible();

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

test('another address: confirmed from the new one, undone from the old one', async ({ person, t, watch }) => {
  watch.expect(/status of 40[03]|answer: 403 |answer: 400 .*mail-change/);
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
