import type { Middleware } from 'openapi-fetch';

/** Fields of an `Image` that are addresses of its files. */
const addresses = ['filename', 'thumb_filename', 'match_filename'] as const;

/** The same answer with a prefix before the addresses of its pictures; those on other hosts stay as they are. */
export function withPicturesFrom<Value>(value: Value, prefix: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(item => withPicturesFrom(item, prefix)) as Value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const isAddress = addresses.some(address => address === name) && String(inner).startsWith('/');
    return [name, isAddress ? prefix + inner : withPicturesFrom(inner, prefix)];
  });
  return Object.fromEntries(entries) as Value;
}

/** Puts a prefix before the addresses of pictures in every JSON answer. */
export function picturesFrom(prefix: string): Middleware {
  return {
    async onResponse({ response }) {
      if (!response.headers.get('Content-Type')?.includes('json')) return;
      const { status, headers } = response;
      const body = JSON.stringify(withPicturesFrom(await response.json(), prefix));
      return new Response(body, { status, headers });
    },
  };
}
