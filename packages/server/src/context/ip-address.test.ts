import { describe, expect, it } from 'vitest';
import { isLoopback, networkOf, readIpAddress } from './ip-address.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1:51234 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:c000:201]:443', '192.0.2.1'],
    ['for="192.0.2.1:4711";proto=https', '192.0.2.1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['For="[2001:db8::1]:51234"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is read from %s', (text, address) => {
    expect(readIpAddress(text)).toBe(address);
  });

  it.each(['', 'unknown', '_hidden', '1', '192.0.2.1:http', '192.0.2.256', '192.0.2.1.7', '[2001:db8::1'])(
    'is not %o',
    text => {
      expect(readIpAddress(text)).toBeNull();
    },
  );

  it('of this machine is known in every form', () => {
    const own = ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'];
    expect([...own, '192.0.2.1', ''].filter(isLoopback)).toEqual(own);
  });
});

describe('one caller', () => {
  const from = (ip: string) => networkOf({ ip, socket: { remoteAddress: '10.0.0.1' } as never });

  it('is an IPv4 address, or an IPv6 network of 64 bits', () => {
    expect(from('192.0.2.1:1')).toBe('192.0.2.1');
    expect(from('[2001:db8:0:7:1:2:3:4]:1')).toBe(from('2001:db8:0:7::9'));
    expect(from('2001:db8:0:8::9')).not.toBe(from('2001:db8:0:7::9'));
  });

  it('is the proxy itself where that names no address', () => {
    expect([from('unknown'), from('')]).toEqual(['10.0.0.1', '10.0.0.1']);
  });
});
