import { expect, type Page } from '@playwright/test';
import { type Person, password, visit } from './person.ts';
import type { Texts } from './texts.ts';

/** Fills in the log-in form and sends it. */
export async function logIn(page: Page, t: Texts, login: string, secret = password): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: t('vl.LoginForm.login') }).fill(login);
  await form.getByRole('textbox', { name: t('vl.LoginForm.password') }).fill(secret);
  await form.getByRole('button', { name: t('vl.LoginForm.submit') }).click();
}

/** Logs out by the account menu. */
export async function logOut(page: Page, t: Texts, { name }: Pick<Person, 'name'>): Promise<void> {
  await visit(page, '/members');
  await page.getByRole('banner').getByLabel(t('vl.AccountMenu.label', { name })).click();
  await page.getByRole('menuitem', { name: t('vl.AccountMenu.logOut') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: t('vl.TopBar.logIn') })).toBeVisible();
}
