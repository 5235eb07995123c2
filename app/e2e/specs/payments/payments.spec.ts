import type { Page } from '@playwright/test';
import { axeProblems } from '../../support/axe.ts';
import { fillDirectDebit, newIban, newPhone } from '../../support/bank.ts';
import { askToBegin } from '../../support/begin-request.ts';
import { mailedLink, smsCode } from '../../support/outbox.ts';
import { visit, waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

async function expectAccessible(page: Page) {
  expect(await axeProblems(page)).toEqual([]);
}

test('payments, wallet, spending limits, and withdrawal from the contract', async ({
  person,
  t,
  browserErrors,
}) => {
  const anna = await (await person('Anna')).signUp({ bought: 'credits-50' });
  const page = await anna.open('/transactions');
  const main = page.getByRole('main');
  await expectAccessible(page);

  await test.step('the receipt says what was paid, and leads to the withdrawal', async () => {
    await main.getByRole('link', { name: t('vl.OrderSummary.credits', { count: 50 }) }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Receipt.title'));
    await expect(main).toContainText('14,99');
    await expect(main).toContainText('VELLUTO-');
    await expectAccessible(page);
    const withdraw = main.getByRole('link', { name: t('vl.TransactionDetail.withdraw') });
    await expect(withdraw).toHaveAttribute('href', /^\/withdrawal\?payment=/);
  });
  const payment = /transactions\/([^?]+)/.exec(page.url())?.[1] ?? '';

  await test.step('before an account is deleted, one line offers a discount for staying, and gives it', async () => {
    await visit(page, '/settings');
    await main.getByRole('button', { name: t('vl.DeleteAccountRow.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('app.Settings.stayTake') })
      .click();
    await expect(page).toHaveURL(/\/credits\?code=P30\w{10}$/);
    await expect(main).toContainText(t('vl.DiscountNotice.personal', { percent: '30%' }));
    await expect(main).toContainText(/6,99\s€/);
  });

  await test.step('the wallet shows every movement of credits', async () => {
    await visit(page, '/transactions?view=wallet');
    await expect(main.getByRole('heading', { name: t('app.Wallet.credits', { credits: 54 }) })).toBeVisible();
    const rows = main.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(t('app.Wallet.purchase'));
    await expect(rows.last()).toContainText(t('app.Wallet.signup'));
    await expectAccessible(page);
  });

  await test.step('a lower limit holds at once, a higher limit only after a waiting time', async () => {
    const field = main.getByRole('textbox', { name: t('app.Limits.amount', { currency: 'EUR' }) });
    const save = main.getByRole('button', { name: t('app.Limits.save') });
    await field.fill('dieci');
    await save.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('20');
    await save.click();
    await expect(main).toContainText(/5,01\s€.*20,00\s€/);
    await field.fill('300');
    await save.click();
    await expect(main.getByRole('button', { name: t('app.Limits.keep') })).toBeVisible();
    await expect(main).toContainText('300,00');
    await visit(page, page.url());
    await expect(main).toContainText(/5,01\s€.*20,00\s€/);
  });

  await test.step('a pause stops an order, with the reason', async () => {
    await main.getByRole('button', { name: t('app.Limits.pauseStart') }).click();
    await expect(main.getByRole('button', { name: t('app.Limits.pauseEnd') })).toBeVisible();
    browserErrors.expect(/403/);
    await visit(page, '/credits/credits-20/visa');
    await askToBegin(main, t);
    await main.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
    await expect(main).toContainText(t('vl.problem.spending_paused'));
    await expect(page).toHaveURL('/credits/credits-20/visa');
  });

  await test.step('a person who is not logged in withdraws with two clicks', async () => {
    await visit(page, `/transactions/${payment}?view=receipt`);
    const receipt = await main.getByText(/^VELLUTO-\d{6}-\w{8}$/).textContent();
    const visitor = await person('Visita');
    const form = await visitor.open('/withdrawal');
    const ask = form.getByRole('button', { name: t('app.Withdrawal.title') });
    await ask.click();
    await expect(form.getByText(t('app.Contracts.missing'))).toHaveCount(3);
    await form.getByRole('textbox', { name: t('app.Contracts.name') }).fill('Anna Prova');
    await form.getByRole('textbox', { name: t('app.Contracts.email') }).fill(anna.email);
    await form
      .getByRole('textbox', { name: t('app.Contracts.payment') })
      .fill((receipt ?? '').toLowerCase().replaceAll('-', ' '));
    await expectAccessible(form);
    await ask.click();
    await form.getByRole('button', { name: t('app.Withdrawal.confirm') }).click();
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(t('app.Contracts.declared'));
    await visit(page, `/transactions/${payment}?view=receipt`);
    await expect(main.getByRole('link', { name: t('vl.TransactionDetail.withdraw') })).toBeVisible();
    await visit(form, await mailedLink(visitor, anna.email, '/declaration/do'));
    await expectAccessible(form);
    await form.getByRole('button', { name: t('app.Declaration.confirmAction') }).click();
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(t('app.Declaration.withdrawn'));
    await visit(page, `/transactions/${payment}?view=receipt`);
    await expect(main).toContainText(t('app.Receipt.withdrawn'));
    expect(await anna.credits()).toBeLessThanOrEqual(4);
  });
});

test('a wrong discount code, another payment country, and a repeated order', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  const bruno = await (await person('Bruno')).signUp({ gender: 'male', bought: 'credits-20' });
  const page = await bruno.open('/credits');
  const main = page.getByRole('main');

  await test.step('an unknown discount code is reported, and gone once it is removed', async () => {
    await main.getByRole('textbox', { name: t('vl.DiscountCodeField.label') }).fill('NIENTE');
    await main.getByRole('button', { name: t('vl.DiscountCodeField.apply') }).click();
    await page.waitForURL(/code=NIENTE/);
    await expect(main.locator('[data-part="error"]')).toHaveText(t('vl.DiscountCodeField.invalid'));
    await visit(page, page.url());
    await expect(main.locator('[data-part="error"]')).toHaveText(t('vl.DiscountCodeField.invalid'));
  });

  await test.step('the country sets the currency, and is kept in the order', async () => {
    await main.getByRole('combobox', { name: t('app.Credits.country') }).selectOption('PL');
    await page.waitForURL(/country=PL/);
    await main.getByRole('link', { name: /: 50 crediti a 85,99/ }).click();
    await page.waitForURL(/credits-50\?country=PL/);
    await expect(main.getByRole('radio', { name: 'BLIK' })).toBeVisible();
  });

  await test.step('all prices are visible', async () => {
    const prices = await (await person('Visita')).open('/pricing');
    await expect(prices.getByRole('table')).toContainText('79,99');
    await expectAccessible(prices);
    await visit(prices, '/premium');
    await expect(prices.getByRole('main')).toContainText('119,99');
    await expectAccessible(prices);
  });

  await test.step('the same package is ordered again, with a summary on one page', async () => {
    await visit(page, '/credits/repeat-order');
    await main.getByRole('link', { name: new RegExp(t('vl.RepeatOrderRow.action')) }).click();
    const dialog = page.getByRole('dialog', { name: t('vl.PaymentConfirmDialog.title') });
    await expect(dialog).toContainText('9,99');
    await expectAccessible(page);
    await askToBegin(dialog, t);
    await dialog.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
    await page.waitForURL(/__payments\/checkout/);
    await page.getByRole('button', { name: t('sandbox.checkout.paid', { amount: '9,99 €' }) }).click();
    await page.waitForURL(/\/transactions\//);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.completed'));
    expect(await bruno.credits()).toBe(44);
  });

  await test.step('the button “write” shows the cost for this member, whose oldest credits were free', async () => {
    const ida = await (await person('Ida')).signUp();
    await visit(page, `/members/${ida.id}`);
    const cost = t('vl.Cost.free', { credits: 2 });
    await expect(main.getByRole('link', { name: `${t('app.Member.write')} ${cost}` })).toBeVisible();
  });
});

test('premium by direct debit: code, mandate, cancellation, revocation', async ({
  person,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/400/);
  const carla = await (await person('Carla')).signUp();
  const page = await carla.open('/credits/premium-3');
  const main = page.getByRole('main');
  const phone = newPhone();

  await test.step('the order is confirmed on a page that lists all of it, in two parts', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Credits.order'));
    const list = main.getByRole('region', { name: t('vl.OrderSummary.title') });
    await expect(list).toContainText(t('vl.OrderSummary.noExtraCharge'));
    // 29.99 for 3 months of 40 credits
    await expect(list).toContainText(t('vl.OrderSummary.usedCredit', { price: '0,25 €' }));
    await expect(list).toContainText(/10,00\s€.*29,99\s€/);
    await expectAccessible(page);
  });

  await test.step('the form points out missing fields before anything is sent', async () => {
    await main.getByRole('link', { name: t('app.Credits.debit') }).click();
    await page.waitForURL(/\/directdebit\?package=premium-3/);
    await expectAccessible(page);
    await main.getByRole('button', { name: t('vl.DirectDebitForm.sendCode') }).click();
    await expect(main.getByText(t('vl.DirectDebitForm.ibanMissing'))).toBeVisible();
  });

  await test.step('the code signs the mandate', async () => {
    await fillDirectDebit(main, t, { holder: 'Carla Prova', phone });
    await main.getByRole('button', { name: t('vl.DirectDebitForm.sendCode') }).click();
    const field = main.getByRole('textbox', { name: t('vl.DirectDebitForm.code') });
    await expect(field).toBeFocused();
    await expect(main).toContainText('29,99');
    await expectAccessible(page);
    const code = await smsCode(carla, phone);
    const order = main.getByRole('button', { name: t('vl.OrderSummary.order') });
    await field.fill(code === '000000' ? '000001' : '000000');
    await askToBegin(main, t);
    await order.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(code);
    await order.dblclick();
    await page.waitForURL(/\/transactions\//);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.pending'));
  });

  await test.step('the renewal is cancelled, then the mandate revoked', async () => {
    await visit(page, '/cancellation');
    await main.getByRole('button', { name: t('app.Cancellation.title') }).click();
    await expect(main).toContainText('13,33');
    await expect(main.getByText(t('app.Cancellation.first'))).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: t('app.Cancellation.confirm') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Cancellation.done'));
    await expect(main.getByText(t('app.Cancellation.ends'))).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: t('app.Cancellation.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/^velluto-[\d-]+\.pdf$/);
    await visit(page, '/directdebit');
    await expect(main).toContainText(t('app.Debit.ended'));
    await main.getByRole('button', { name: t('app.Debit.revoke') }).click();
    await main.getByRole('button', { name: t('app.Debit.revoke') }).click();
    await expect(main).toContainText(t('app.Debit.revokedOn'));
    await expect(main.getByRole('button', { name: t('app.Debit.revoke') })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a member withdraws from a direct debit before it is collected', async ({ person, t }) => {
  const dora = await (await person('Dora')).signUp();
  const phone = newPhone();
  const headers = { 'x-requested-with': 'velluto' };
  const address = { street: 'Via Roma', house_number: '1', zip: '20121', city: 'Milano', phone };
  const started = await dora.request.post('/api/directdebit.php', {
    headers,
    data: { package: 'credits-20', account_holder: 'Dora Prova', iban: newIban(), ...address },
  });
  const { order } = (await started.json()) as { order: { id: string } };
  const data = { id: order.id, otp: await smsCode(dora, phone), begin_at_once: true };
  expect((await dora.request.put('/api/directdebit.php', { headers, data })).ok()).toBe(true);
  expect(await dora.credits()).toBe(24);

  const page = await dora.open('/transactions');
  const main = page.getByRole('main');
  const row = main.getByRole('link', { name: t('vl.OrderSummary.credits', { count: 20 }) });
  await row.click();
  await main.getByRole('link', { name: t('vl.TransactionDetail.withdraw') }).click();
  await main.getByRole('button', { name: t('app.Withdrawal.title') }).click();
  await expect(main.getByText(t('app.Withdrawal.toCollect'))).toBeVisible();
  await expect(main).toContainText('0,00');
  await expectAccessible(page);
  await main.getByRole('button', { name: t('app.Withdrawal.confirm') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('app.Withdrawal.done'));
  expect(await dora.credits()).toBe(4);

  await visit(page, '/transactions');
  await expect(main.getByRole('listitem')).toContainText(t('app.Wallet.withdrawn'));
  await row.click();
  await expect(main.getByText(t('app.Receipt.withdrawn'))).toBeVisible();
});
