import { escapeHtml, type Language, PAYMENT_BRANDS } from '@velluto/rules';
import type { Colours } from '@velluto/server';
import type { Translate } from '../translate.ts';
import { checkoutMessages as messages } from './checkout-messages.ts';
import type { Outcome, SandboxPayment } from './payment-store.ts';

/** Data of the payment page. */
export interface CheckoutView {
  payment: SandboxPayment;
  site: string;
  language: Language;
  /** Colours of the site's brand. */
  colours: Colours;
  t: Translate;
}

const style = ({ page, card, ink, muted, line, accent, onAccent }: Colours) => `
:root { color-scheme: light dark; --accent: ${accent}; --on-accent: ${onAccent};
  --page: light-dark(${page}, #17131a); --card: light-dark(${card}, #211b24); --ink: light-dark(${ink}, #f3ece8);
  --muted: light-dark(${muted}, #b3a6ab); --line: light-dark(${line}, #3b323c); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(27rem, 100%); background: var(--card); border: 1px solid var(--line); border-radius: 4px;
  padding: clamp(1.5rem, 6vw, 2.5rem); }
.note { margin: 0 0 2rem; color: var(--muted); font-size: .8125rem; letter-spacing: .04em; }
h1, .amount, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; margin: 0; text-wrap: balance; }
h1 { font-size: 1.125rem; font-style: italic; color: var(--muted); }
.amount { font-size: clamp(2.75rem, 14vw, 3.75rem); line-height: 1.1; letter-spacing: -.02em; margin: .25rem 0 1rem;
  font-variant-numeric: lining-nums; }
dl { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 0 0 2rem; padding: .875rem 0;
  border-block: 1px solid var(--line); color: var(--muted); font-size: .9375rem; }
dd { margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 0 0 1rem; }
form { display: grid; }
button, .back { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; text-align: start; }
.pay, .back { display: block; min-block-size: 3.25rem; padding: .75rem 1.25rem; margin: 0 0 .75rem; border-radius: 10px;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-align: center; text-decoration: none; }
.other { display: grid; min-block-size: 3rem; padding: .75rem 0; border-block-end: 1px solid var(--line); }
.other:last-child { border: 0; }
.other small { color: var(--muted); font-size: .875rem; }
.pay:hover, .back:hover { filter: brightness(1.08); }
.other:hover { color: light-dark(var(--accent), #fff); text-decoration: underline; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid light-dark(var(--ink), #fff); outline-offset: 2px; border-radius: 6px; }
.explanation { margin: 1.5rem 0 0; color: var(--muted); font-size: .8125rem; }
`;

/** The name of a method as the shop calls it, or as the provider does, where these are the same. */
const brandOf = (method: unknown): string | undefined =>
  Object.entries(PAYMENT_BRANDS).find(([name]) => name === method)?.[1];

function methodName({ method, metadata }: SandboxPayment, t: Translate): string {
  if (method === 'banktransfer') return t(messages.transfer);
  const chosen = (JSON.parse(metadata) as { method?: unknown } | null)?.method;
  return brandOf(chosen) ?? brandOf(method) ?? t(messages.card);
}

function choices({ payment, t }: CheckoutView, amount: string): string {
  const other = (outcome: Outcome, label: string, note: string) =>
    `<button class="other" name="outcome" value="${outcome}"><span>${escapeHtml(label)}</span><small>${escapeHtml(note)}</small></button>`;
  return `<h2>${escapeHtml(t(messages.question))}</h2>
<form method="post" action="/__payments/checkout/${payment.id}">
<button class="pay" name="outcome" value="paid">${escapeHtml(t(messages.paid.id, { amount }))}</button>
${other('failed', t(messages.failed), t(messages.failedNote))}
${other('canceled', t(messages.canceled), t(messages.canceledNote))}
${other('expired', t(messages.expired), t(messages.expiredNote))}
</form>
<p class="explanation">${escapeHtml(t(messages.explanation))}</p>`;
}

/** The page on which the result of a test payment is chosen. */
export function checkoutPage(view: CheckoutView): string {
  const { payment, site, language, colours, t } = view;
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: payment.amount_currency,
  }).format(Number(payment.amount_value));
  const title = t(messages.title.id, { site });
  const ended = `<p>${escapeHtml(t(messages.ended))}</p>
<a class="back" href="${escapeHtml(payment.redirect_url)}">${escapeHtml(t(messages.back.id, { site }))}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style(colours)}</style></head>
<body><main>
<p class="note">${escapeHtml(t(messages.note))}</p>
<h1>${escapeHtml(title)}</h1>
<p class="amount">${escapeHtml(amount)}</p>
<dl><dd>${escapeHtml(payment.description)}</dd><dd>${escapeHtml(methodName(payment, t))}</dd></dl>
${payment.status === 'open' || payment.status === 'pending' ? choices(view, amount) : ended}
</main></body></html>`;
}
