import { isIPv6 } from 'node:net';

/** Whom an address belongs to: itself, or the first half of an IPv6 address, of which everybody has all the rest. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const groups = front === '' ? [] : front.split(':');
  const behind = back ? back.split(':').length : 0;
  const full = back === undefined ? groups : [...groups, ...Array(8 - groups.length - behind).fill('0')];
  // the end of the address cannot reach into its first half unless it is written there
  const all = back ? [...full, ...back.split(':')] : full;
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
