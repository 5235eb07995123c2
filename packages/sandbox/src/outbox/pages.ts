import { page, safe, when } from '../page.ts';
import type { ListedMail, ListedSms, StoredMail } from './queries.ts';

/** The lists of mails and text messages. */
export function outboxPage(mails: ListedMail[], sms: ListedSms[]): string {
  const items = mails.map(
    mail => `<li><a href="/__outbox/${mail.id}"><strong>${safe(mail.subject)}</strong>
<small>${safe(mail.to_address)} · ${safe(mail.kind)} · ${safe(mail.site_id)} · ${when(mail.created_at)}</small></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail was written so far.</p>';
  const texts = sms.map(
    one => `<li class="sms"><strong>${safe(one.text || 'Sent, and erased here')}</strong>
<small>${safe(one.to_number)} · ${safe(one.kind)} · ${when(one.created_at)}</small></li>`,
  );
  const phone = texts.length > 0 ? `<h2>Text messages</h2><ul>${texts.join('')}</ul>` : '';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>What the server wrote, the newest first. Nothing here left this machine unless SMTP_URL or SMS_URL is set.</p>${phone}<h2>E-mails</h2>${list}`,
  );
}

/** One mail as its reader sees it, and its text form. */
export function mailPage(mail: StoredMail): string {
  const lines = {
    From: mail.from_address,
    To: mail.to_address,
    Kind: mail.kind,
    Written: when(mail.created_at),
  };
  const facts = Object.entries(lines).map(([name, value]) => `<dt>${name}</dt><dd>${safe(value)}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/__outbox">All mails</a></p><h1>${safe(mail.subject)}</h1><dl>${facts.join('')}</dl>
<iframe title="The mail" src="/__outbox/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<h2>As text</h2><pre>${safe(mail.text)}</pre>`,
  );
}
