/**
 * A random UUID (version 4), for idempotency keys and what a page has to tell apart. `crypto.randomUUID` is missing where
 * a site is opened by plain HTTP under another name than localhost; random bytes are not.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number(bytes[8]) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
