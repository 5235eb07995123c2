import { expect } from '@playwright/test';
import { fillDirectDebit, newPhone } from '../bank.ts';
import { askToBegin } from '../begin-request.ts';
import { smsCode } from '../outbox.ts';
import { waitForHydration } from '../person.ts';
import type { MainActions } from './walk.ts';

/** What a member who has bought credits before does with their money. */
export const moneyActions: MainActions = {
  async credits({ page, t, main, open }) {
    await open();
    await main.getByRole('textbox', { name: t('vl.DiscountCodeField.label') }).fill('NIENTE');
    await main.getByRole('button', { name: t('vl.DiscountCodeField.apply') }).click();
    await expect(main.locator('[data-part="error"]')).toHaveText(t('vl.DiscountCodeField.invalid'));
    await main.getByRole('combobox', { name: t('app.Credits.country') }).selectOption('PL');
    await main.getByRole('link', { name: /: 50 crediti a 85,99/ }).click();
    await expect(page).toHaveURL(/\/credits\/credits-50\?country=PL/);
  },
  async 'credits-id-paymentmethod'({ page, ids, t, main, open }) {
    await open();
    await main.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') }).check();
    await askToBegin(main, t);
    await main.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
    await page.waitForURL(/__payments\/checkout/);
    await page.locator('button[value=paid]').click();
    await page.waitForURL(/\/transactions\//);
    ids.payment = new URL(page.url()).pathname.split('/').at(-1);
    await waitForHydration(page);
  },
  async 'transactions-id'({ page, t, main, open }) {
    await open();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.completed'));
    await main.getByRole('link', { name: t('vl.PaymentStatus.goOn') }).click();
    await expect(page).toHaveURL('/chats');
  },
  async 'credits-repeat-order'({ page, t, main, open }) {
    await open();
    await main
      .getByRole('link', { name: new RegExp(t('vl.RepeatOrderRow.action')) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('vl.PaymentConfirmDialog.title') });
    await dialog.getByRole('button', { name: t('vl.PaymentConfirmDialog.back') }).click();
    await expect(dialog).toBeHidden();
  },
  async directdebit({ page, person, t, main, open }) {
    await open('/directdebit?package=premium-3');
    const phone = newPhone();
    await main.getByRole('button', { name: t('vl.DirectDebitForm.sendCode') }).click();
    await expect(main.getByText(t('vl.DirectDebitForm.ibanMissing'))).toBeVisible();
    await fillDirectDebit(main, t, { holder: 'Rita Prova', phone });
    await main.getByRole('button', { name: t('vl.DirectDebitForm.sendCode') }).click();
    const code = main.getByRole('textbox', { name: t('vl.DirectDebitForm.code') });
    await expect(code).toBeFocused();
    await code.fill(await smsCode(person, phone));
    await askToBegin(main, t);
    await main.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
    await page.waitForURL(/\/transactions\//);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.pending'));
  },
  async cancellation({ t, main, open }) {
    await open();
    await main.getByRole('button', { name: t('app.Cancellation.title') }).click();
    await main.getByRole('button', { name: t('app.Cancellation.confirm') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Cancellation.done'));
    await expect(main.getByRole('link', { name: t('app.Cancellation.download') })).toBeVisible();
  },
  async 'declaration-do'({ t, main, open }) {
    await open('/declaration/do');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Declaration.unknown'));
  },
  async transactions({ page, t, main, open }) {
    await open();
    await main.getByRole('link', { name: t('app.Wallet.wallet') }).click();
    await expect(page).toHaveURL('/transactions?view=wallet');
    const field = main.getByRole('textbox', { name: t('app.Limits.amount', { currency: 'EUR' }) });
    await field.fill('500');
    await main.getByRole('button', { name: t('app.Limits.save') }).click();
    await expect(main).toContainText(/500,00\s€/);
    await main.getByRole('button', { name: t('app.Limits.pauseStart') }).click();
    await main.getByRole('button', { name: t('app.Limits.pauseEnd') }).click();
  },
  async withdrawal({ t, main, ids, open }) {
    await open(`/withdrawal?payment=${ids.payment}`);
    await main.getByRole('button', { name: t('app.Withdrawal.title') }).click();
    await main.getByRole('button', { name: t('app.Withdrawal.confirm') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Withdrawal.done'));
  },
};
