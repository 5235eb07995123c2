import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Resolves a host name to all its IP addresses. */
export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  // all forms of IPv4 addresses embedded in IPv6 addresses
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** Whether a text is an IP address of a private network, or a multicast or otherwise special one. */
export function isInnerAddress(text: string): boolean {
  const family = isIP(text);
  return family !== 0 && inner.check(text, family === 6 ? 'ipv6' : 'ipv4');
}
const resolveAll: Resolve = (hostname, done) => systemLookup(hostname, { all: true }, done);

/** A DNS lookup for connections that must leave the private network: it fails for names that have any private address. */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, (error, found) => {
      const fault =
        error ??
        (found.some(({ address }) => isInnerAddress(address))
          ? new Error(`${hostname} is an inner address.`)
          : null);
      const [first] = found ?? [];
      if (fault || !first) done(fault ?? new Error(`${hostname} has no address.`), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
}
