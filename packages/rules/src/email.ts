/** Characters that cannot be in a host name: with one of them `new URL` would read the domain as something else. */
const notInHost = /[\s/?#:@\\%[\]]/;

/**
 * The form in which an e-mail address is checked and stored: without spaces around it, and with an international domain in
 * ASCII (`münchen.de` becomes `xn--mnchen-3ya.de`), as mail servers need it and some browsers already write it. An
 * invalid domain stays as it is.
 */
export function canonicalEmail(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || notInHost.test(domain) || /^[\x20-\x7e]*$/.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? text.slice(0, at) + new URL(address).hostname : text;
}

/** Before the @: dots only between other characters, none that needs quotes, and no more than SMTP takes (RFC 5321). */
const localPart = /^(?=.{1,64}$)[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*$/;
/** A label of a host name (RFC 1123). */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The last label of a domain: never a number, so that an IP address is none. */
const topLevel = /^([a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * Top-level domains that no mail server can have (RFC 2606, 6761, 6762, 7686, 9476, and ICANN's `internal`), without
 * `example`, with which documents and tests are written.
 */
const unreachable = new Set(['invalid', 'test', 'localhost', 'local', 'onion', 'alt', 'internal']);

/** Whether mail servers and DNS take an address in its canonical form. */
export function canReceiveMail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email
    .slice(at + 1)
    .toLowerCase()
    .split('.');
  const top = labels.at(-1) ?? '';
  return (
    /^[\x21-\x7e]+$/.test(email) &&
    localPart.test(email.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every(part => label.test(part)) &&
    topLevel.test(top) &&
    !unreachable.has(top)
  );
}

/** Key for comparing addresses: the same for two that differ only in case or in the script of their domain. */
export const emailKey = (email: string): string => canonicalEmail(email).toLowerCase();

/** A provider that delivers several spellings of an address to one mailbox. */
interface Provider {
  domains: readonly string[];
  /** What it ignores before the @. */
  ignored?: RegExp;
}
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
];

/** What is before the @ without the owner's note after a plus sign, as it is written and as the provider reads it. */
function mailboxOf(email: string) {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  const written = plus > 0 && plus < at ? key.slice(0, plus) : key.slice(0, at);
  const domain = key.slice(at + 1);
  const { domains = [domain], ignored } = providers.find(provider => provider.domains.includes(domain)) ?? {};
  return { written, read: ignored ? written.replaceAll(ignored, '') : written, domains };
}

/**
 * Key of the mailbox behind an address: the same for all spellings that reach it. What follows a plus sign is a note of the
 * owner; some providers ignore dots, or have several domains. For recognising a person again; an account is told apart by
 * `emailKey`.
 */
export function emailIdentity(email: string): string {
  const { read, domains } = mailboxOf(email);
  return `${read}@${domains[0]}`;
}

/**
 * The keys that a hash of this mailbox may have been made with: the present one, and those that this spelling had at each
 * domain before its provider was listed. Other spellings of that time are not known.
 */
export function knownIdentities(email: string): string[] {
  const { written, read, domains } = mailboxOf(email);
  return [...new Set([read, written])].flatMap(name => domains.map(domain => `${name}@${domain}`));
}
