import type { ListedMail, ListedSms, StoredMail } from './queries.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#e3dcd8, #3a3230); --soft: light-dark(#6f6560, #a89d98); --card: light-dark(#fff, #221d1c); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#faf6f3, #171312); color: light-dark(#2a2220, #f1eae6); }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
p { margin: 0 0 1.5rem; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a, .sms { display: grid; gap: .125rem; padding: .875rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: light-dark(#f4ece7, #2b2523); outline: none; }
strong { font-weight: 600; overflow-wrap: anywhere; }
small { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); font: .875rem/1.5 ui-monospace, monospace; }
a { color: inherit; }`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign);

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

const when = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

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
