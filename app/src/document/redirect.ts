/**
 * Sends the browser to another page. What the visitor's address had encoded may be in this one decoded, and a header
 * holds nothing but plain signs.
 */
export const redirect = (to: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location: to.replace(/[^!-~]+/g, encodeURIComponent), 'cache-control': 'private, no-store' },
  });
