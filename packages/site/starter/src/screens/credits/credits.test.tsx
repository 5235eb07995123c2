import { fireEvent, screen } from '@testing-library/react';
import { createPaymentExamples, getPaymentExamples } from '@velluto/api-client/examples';
import { answer, refuse } from '@velluto/api-client/msw';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { i18n, languages } from '../../i18n.ts';
import { openPage, server, spaced, withCredits } from '../../testing.tsx';

it.each(languages)('credits have their texts in the language %s', async language => {
  await openPage('/credits', language);
  const lead = i18n._('app.creditsLead');
  expect(lead).not.toBe('app.creditsLead');
  await screen.findByText(lead);
});

/** Chooses a way to pay and presses the button that orders. */
async function order() {
  await openPage('/credits/credits-50');
  const [method] = await screen.findAllByRole('radio');
  if (method) fireEvent.click(method);
  fireEvent.click(screen.getByRole('button', { name: i18n._('app.continue') }));
  const button = await screen.findByRole('button', { name: i18n._('vl.OrderSummary.order') });
  fireEvent.click(button);
  return button;
}

it('an order is sent with the request to begin at once, and not without it', async () => {
  let sent: unknown;
  const note = http.post('*/api/payment.php', async ({ request }) => {
    sent = await request.clone().json();
  });
  server.use(note, refuse('createPayment', 'payment_method_unavailable'));
  const button = await order();
  await screen.findByText(i18n._('vl.BeginRequest.missing'));
  expect(sent).toBeUndefined();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  await screen.findByText(i18n._('vl.problem.payment_method_unavailable'));
  expect(sent).toMatchObject({ package: 'credits-50', begin_at_once: true });
});

it('an order that has ended already leads to its result', async () => {
  const { payment } = createPaymentExamples.pending;
  server.use(
    answer('createPayment', { payment: { ...payment, status: 'cancelled', checkout_url: null } }),
    answer('getPayment', getPaymentExamples.cancelled),
  );
  const button = await order();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button);
  const again = await screen.findByRole('link', { name: i18n._('vl.PaymentStatus.retry') });
  expect(again.getAttribute('href')).toBe('/credits/credits-50');
});

it('the way back from the payment page ends at the result, which is followed, and brings the new balance', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { pending, completed } = getPaymentExamples;
  server.use(answer('getPayment', pending));
  await openPage(`/transactions/${pending.payment.payment_id}`);
  const link = await screen.findByRole('link', { name: i18n._('vl.PaymentStatus.toPayment') });
  expect(link.getAttribute('href')).toBe(pending.payment.checkout_url);
  server.use(answer('getPayment', completed), answer('getUser', withCredits(77)));
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await screen.findByText(i18n._('vl.PaymentStatus.receipt'));
  await screen.findByText(spaced(i18n._('vl.TopBar.credits', { count: 77 })));
});
