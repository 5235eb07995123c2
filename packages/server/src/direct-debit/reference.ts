import { crockford } from '../crockford.ts';

const groups = /.{4}/g;

/**
 * A mandate reference such as `VELLUTO-7K3M-Q9XD-4T2P-0HRW`: the site's name and 80 bits, in the signs SEPA allows.
 *
 * @param key 128 random bits, hexadecimal
 */
export function mandateReference(siteId: string, key: string): string {
  const name = siteId
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 12);
  return [name, ...(crockford(key, 16).match(groups) ?? [])].join('-');
}
