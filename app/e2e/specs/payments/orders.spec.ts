import { askToBegin } from '../../support/begin-request.ts';
import { waitForHydration } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

test('pressing the order button twice makes one payment', async ({ person, t }) => {
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open('/credits/credits-20');
  const orders: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/payment.php')) orders.push(request.url());
  });
  await page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') }).check();
  await askToBegin(page.getByRole('main'), t);
  await page.getByRole('button', { name: t('vl.OrderSummary.order') }).dblclick();
  await page.waitForURL(/__payments\/checkout/);
  await page.getByRole('button', { name: t('sandbox.checkout.paid', { amount: '7,49 €' }) }).click();
  await page.waitForURL(/\/transactions\//);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vl.PaymentStatus.completed'));
  expect(orders).toHaveLength(1);
  expect(await bruno.credits()).toBe(24);
});

test('after coming back from the payment page the payment method is still chosen', async ({ person, t }) => {
  const page = await (await (await person('Carla')).signUp()).open('/credits/credits-20');
  const card = page.getByRole('radio', { name: t('vl.PaymentMethodPicker.creditcard') });
  await card.check();
  await askToBegin(page.getByRole('main'), t);
  await page.getByRole('button', { name: t('vl.OrderSummary.order') }).click();
  await page.waitForURL(/__payments\/checkout/);
  await page.goBack();
  await expect(card).toBeChecked();
});
