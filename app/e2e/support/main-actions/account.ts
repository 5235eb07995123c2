import { expect } from '@playwright/test';
import { RESET_MINUTES } from '@velluto/rules';
import { picture } from '../../../../packages/server/test/upload.ts';
import { answerToChange } from '../network.ts';
import { mailedLink } from '../outbox.ts';
import { password, visit } from '../person.ts';
import { logIn } from '../session.ts';
import { finishSignup, signUpWithMistakes } from '../signup.ts';
import { loadTexts } from '../texts.ts';
import type { MainActions } from './walk.ts';

const newPassword = 'otto lune di carta';

/** The life of an account, from the sign-up to the change of the address, by somebody who has none yet. */
export const accountActions: MainActions = {
  async signup({ page, person, t, main, open }) {
    await open();
    await signUpWithMistakes(main, t, person);
    await finishSignup(page, main, t, person);
  },
  async 'complete-signup'({ t, main, open }) {
    await open();
    await main.getByRole('button', { name: t('vl.ConfirmEmailBox.resend') }).click();
    await expect(main.getByText(t('vl.ConfirmEmailBox.sent'))).toBeVisible();
  },
  async 'activate-error'({ t, main, open }) {
    await open();
    await main.getByRole('button', { name: t('vl.ActivationResult.resend') }).click();
    await expect(main.getByText(t('vl.ActivationResult.resent'))).toBeVisible();
  },
  async 'activate-do'({ page, person, t, main }) {
    // its form sends itself, so the page leads on at once
    await visit(page, await person.activationLink());
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.ActivationResult.done'));
  },
  async 'activate-done'({ person, t, main, open }) {
    await open(await person.activationLink());
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.ActivationResult.done'));
  },
  async age({ t, main, open }) {
    await open();
    await main.getByRole('link', { name: t('vl.AgeCheckBox.goOn') }).click();
  },
  async profile({ t, main, open }) {
    await open();
    const region = main.getByRole('region', { name: t('vl.OwnPhotoOverview.title') });
    const buffer = await picture('#a33', 320, 400);
    await region
      .getByLabel(t('vl.OwnPhotoOverview.add'))
      .setInputFiles({ name: 'prima.jpg', mimeType: 'image/jpeg', buffer });
    await expect(region.getByText(t('vl.OwnPhotoOverview.count', { count: 1, max: 3 }))).toBeVisible();
    await main.getByRole('textbox', { name: t('vl.ProfileForm.about') }).fill('Guido un treno di giorno.');
    await main.getByRole('button', { name: t('vl.ProfileForm.save') }).click();
    await expect(main.getByText(t('vl.ProfileForm.saved'))).toBeVisible();
  },
  async notifications({ page, t, main, open }) {
    await open();
    const answer = answerToChange(page, 'notifications');
    const kind = main.getByRole('switch', { name: t('vl.Notification.promotions') });
    await kind.click();
    await answer;
    await expect(kind).toBeChecked();
    await expect(kind).not.toHaveAttribute('aria-busy');
  },
  async settings({ page, t, main, open }) {
    await open();
    await visit(page, '/settings?change=language');
    const german = await loadTexts('de');
    await main.getByRole('radio', { name: 'Deutsch' }).click();
    const headline = main.getByRole('heading', { level: 1 });
    await expect(headline).toContainText(german('vl.AccountMenu.settings'));
    await expect(main.getByText(/^Gespeichert/)).toBeVisible();
    await expect(main).not.toContainText(t('app.Settings.invisible'));
    await expect(page.getByRole('navigation').first()).toContainText(german('vl.TopBar.likes'));
    await main.getByRole('radio', { name: 'Italiano' }).click();
    await expect(headline).toContainText(t('vl.AccountMenu.settings'));

    await open();
    await main.getByRole('button', { name: t('vl.DeleteAccountRow.action') }).click();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: t('vl.ConfirmDialog.deleteAccount.deed') });
    await confirm.click();
    await expect(question.getByText(t('vl.field.required'))).toHaveCount(2);
    await question.getByRole('combobox', { name: t('app.Settings.why') }).selectOption('pause');
    await question.getByLabel(t('app.Settings.password'), { exact: true }).fill(password);
    await confirm.click();
    await expect(page).toHaveURL('/account-deleted');
    await expect(headline).toHaveText(t('vl.AccountDeletedNotice.title'));
  },
  async 'account-deleted'({ person, t, main, open }) {
    await open(await mailedLink(person, person.email, '/account-deleted'));
    await main.getByRole('button', { name: t('app.Access.bringBack') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Access.restored'));
  },
  async 'reset-password'({ person, t, main, open }) {
    await open();
    await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
    await expect(main.getByText(t('vl.EmailField.missing'))).toBeVisible();
    await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(person.email);
    await main.getByRole('button', { name: t('vl.ResetRequestForm.submit') }).click();
    const sent = t('vl.ResetRequestForm.sent', { email: person.email, hours: RESET_MINUTES / 60 });
    await expect(main.getByText(sent)).toBeVisible();
  },
  async 'reset-password-do'({ person, t, main, open }) {
    await open(await mailedLink(person, person.email, '/reset-password/do'));
    await main.getByRole('textbox', { name: t('vl.PasswordPair.password') }).fill(newPassword);
    await main.getByRole('textbox', { name: t('vl.PasswordPair.repeat') }).fill(newPassword);
    await main.getByRole('button', { name: t('vl.ResetForm.submit') }).click();
    await expect(main.getByText(t('vl.ResetForm.done'))).toBeVisible();
  },
  async login({ page, person, t, main, open }) {
    await open('/login?next=%2Fmembers');
    await logIn(page, t, person.email, password);
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await logIn(page, t, person.email, newPassword);
    await expect(page).toHaveURL('/members');
    await expect(page.getByRole('list', { name: t('app.Members.results') })).toBeVisible();
  },
  async 'mail-change-do'({ person, t, main, open }) {
    const email = `nuovo.${person.email}`;
    await person.call('POST', 'mail-change.php', { email, password: newPassword });
    await open(await mailedLink(person, email, '/mail-change/do'));
    await main.getByRole('button', { name: t('app.Access.confirm') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.MailChangeResult.done'));
    await expect(main.getByText(email)).toBeVisible();
  },
};
