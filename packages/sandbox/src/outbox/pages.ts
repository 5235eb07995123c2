import { escapeHtml } from '@velluto/rules';
import { formatTime, page } from '../page.ts';
import type { ListedMail, ListedSms, StoredMail } from './queries.ts';

/** The lists of mails and text messages. */
export function outboxPage(mails: ListedMail[], sms: ListedSms[]): string {
  const items = mails.map(
    mail => `<li><a href="/__outbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
<small>${escapeHtml(mail.to_address)} · ${escapeHtml(mail.kind)} · ${escapeHtml(mail.site_id)} · ${formatTime(mail.created_at)}</small></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail was written so far.</p>';
  const texts = sms.map(
    message => `<li class="sms"><strong>${escapeHtml(message.text || 'Sent, and erased here')}</strong>
<small>${escapeHtml(message.to_number)} · ${escapeHtml(message.kind)} · ${formatTime(message.created_at)}</small></li>`,
  );
  const phone = texts.length > 0 ? `<h2>Text messages</h2><ul>${texts.join('')}</ul>` : '';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>What the server wrote, the newest first. Nothing here left this machine unless SMTP_URL or SMS_URL is set.</p>${phone}<h2>E-mails</h2>${list}`,
  );
}

/** One mail as its recipient sees it, and its plain-text version. */
export function mailPage(mail: StoredMail): string {
  const lines = {
    From: mail.from_address,
    To: mail.to_address,
    Kind: mail.kind,
    Written: formatTime(mail.created_at),
  };
  const facts = Object.entries(lines).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/__outbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${facts.join('')}</dl>
<iframe title="The mail" src="/__outbox/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}
