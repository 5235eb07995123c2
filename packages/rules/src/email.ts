/** What an address of a host may not have in it beside letters. */
const foreign = /[\s/?#:@\\%[\]]/;

/**
 * The one form of an e-mail address in which it is checked, kept and compared: without blanks around it, and with the
 * ASCII form of a domain in another script (`münchen.de` is `xn--mnchen-3ya.de`), as browsers make of it in some fields
 * and mail servers need it. What is no such domain stays as it is.
 */
export function canonicalEmail(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || foreign.test(domain) || /^[\x20-\x7e]*$/.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? text.slice(0, at) + new URL(address).hostname : text;
}

/** How addresses are compared: two that differ only in case, or in how their domain is written, are one. */
export const emailKey = (email: string): string => canonicalEmail(email).toLowerCase();
