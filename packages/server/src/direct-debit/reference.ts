/** Crockford's signs: none that is taken for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const inGroup = 4;

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
  let bits = BigInt(`0x${key}`);
  const parts = Array.from({ length: groups }, () => {
    let part = '';
    for (let count = 0; count < inGroup; count++) {
      part += signs[Number(bits & 31n)];
      bits >>= 5n;
    }
    return part;
  });
  return [name, ...parts].join('-');
}
