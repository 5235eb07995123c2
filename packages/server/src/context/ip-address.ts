import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: what one household or server is given, so it counts as one caller. */
const networkBits = 64;

/** The forms in which proxies name an address: alone, `[v6]`, with a port, and as `for=` of RFC 7239, quoted or not. */
const notation = /^(?:for=)?"?(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+|([^"]*))"?(?:;.*)?$/i;

function parse(text: string) {
  const [, bracketed, beforePort, alone] = notation.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? alone ?? '').split('%'); // without the zone
  // not the short forms of inet_aton, in which `1` is an address too
  const isAddress = address.includes(':')
    ? ipaddr.IPv6.isValid(address)
    : ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress ? ipaddr.process(address) : null;
}

/**
 * Reads an IP address in any form that a proxy writes: without port and zone, IPv4 also where it is embedded in IPv6.
 *
 * @returns its one normal spelling; null for anything else, such as `unknown` or `_hidden`
 */
export const readIpAddress = (text: string): string | null => parse(text)?.toString() ?? null;

/**
 * The address that a request comes from. What a trusted proxy wrote, if it is an address; else that of the proxy itself, so that callers
 * with unreadable addresses share one limit instead of having one each.
 */
export const ipAddressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  readIpAddress(ip) ?? readIpAddress(socket.remoteAddress ?? '') ?? '';

/** What counts as one caller: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = ipAddressOf(request);
  if (!address.includes(':')) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString();
}

/** Whether an address is one of this machine. */
export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback';
