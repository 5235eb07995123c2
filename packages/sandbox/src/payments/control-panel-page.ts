import { escapeHtml } from '@velluto/rules';
import { formatTime, page } from '../page.ts';
import type { SandboxPayment } from './payment-store.ts';
import type { Switches, WebhookMode } from './switches.ts';

const modes: Record<WebhookMode, string> = {
  normal: 'At once, before the browser is back: as usual',
  twice: 'Twice at the same time',
  late: 'Late: when you send them, in the order of the changes',
  reversed: 'Late and out of order: when you send them, the last change first',
  never: 'Never: the shop has to ask',
};

const box = (kind: 'radio' | 'checkbox', name: string, value: string, label: string, checked: boolean) =>
  `<label><input type="${kind}" name="${name}" value="${value}"${checked ? ' checked' : ''}>${escapeHtml(label)}</label>`;

/** The page for developers with the switches that simulate faults of the provider, and the list of payments. */
export function controlPanelPage(switches: Switches, waiting: number, payments: SandboxPayment[]): string {
  const choices = Object.entries(modes).map(([mode, label]) =>
    box('radio', 'webhooks', mode, label, switches.webhooks === mode),
  );
  const items = payments.map(
    payment => `<li><a href="/__payments/checkout/${payment.id}"><strong>${escapeHtml(payment.description)}</strong>
<small>${escapeHtml(payment.amount_value)} ${escapeHtml(payment.amount_currency)} · ${escapeHtml(payment.status)} · ${formatTime(payment.created_at)}</small></a></li>`,
  );
  return page(
    'Payment sandbox',
    `<h1>Payment sandbox</h1><p>Play money. What is switched here holds until this server stops.</p>
<form method="post" action="/__payments">
<fieldset><legend>Webhooks to the shop</legend>${choices.join('')}</fieldset>
<fieldset><legend>Trouble</legend>${box('checkbox', 'down', 'on', 'The provider is down: it answers everything with 503', switches.down)}
${box('checkbox', 'refunds', 'failed', 'Refunds fail', switches.refunds === 'failed')}</fieldset>
<button>Switch</button>
</form>
<form method="post" action="/__payments/waiting">
<button${waiting === 0 ? ' disabled' : ''}>Send the webhooks that wait (${waiting})</button>
</form>
<h2>Payments</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nobody has ordered so far.</p>'}`,
  );
}
