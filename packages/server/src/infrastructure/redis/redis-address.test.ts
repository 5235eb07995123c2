import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readRedisAddress } from './redis-address.ts';

describe('an address of Redis', () => {
  it.each(['redis://redis.example', 'rediss://velluto:s@redis.example:6380/3?family=6'])(
    'leads to one server: %s',
    text => {
      expect(readRedisAddress(text)).toEqual({ kind: 'server' });
    },
  );

  it('leads to a cluster, of which some servers are named', () => {
    const address = readRedisAddress(
      'rediss://velluto:a%40b@a.example?cluster&nodes=b.example:7000,[fd00::7]:7001',
    );
    expect(address).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a.example', port: 6379 },
        { host: 'b.example', port: 7000 },
        { host: 'fd00::7', port: 7001 },
      ],
      login: { username: 'velluto', password: 'a@b', db: 0 },
      primary: '',
      sentinelPassword: undefined,
    });
  });

  it('leads to several Sentinels, which may have a password of their own', () => {
    const address = readRedisAddress('redis://:s@s1/2?sentinel=velluto&nodes=s2,s3:26380&sentinelPassword=t');
    expect(address).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 's1', port: 26_379 },
        { host: 's2', port: 26_379 },
        { host: 's3', port: 26_380 },
      ],
      login: { password: 's', db: 2 },
      primary: 'velluto',
      sentinelPassword: 't',
    });
  });

  it.each([
    ['redis://a?cluster&sentinel=velluto', 'either of a cluster or of Sentinel'],
    ['redis://a?nodes=b', 'with ?cluster or ?sentinel=NAME if it has nodes'],
    ['redis://a?cluster&sentinelPassword=geheim', 'with ?sentinel=NAME if it has a sentinelPassword'],
    ['redis://a?sentinel=', 'with the name of the primary after sentinel='],
    ['redis://a/2?cluster', 'without a database, of which a cluster has only one'],
    ['redis://a/two?sentinel=velluto', 'with the number of a database after the /, or without'],
    ['redis://a?cluster&nodes=', 'with nodes=HOST:PORT, several of them separated by commas'],
    ['redis://a?cluster&nodes=b:x', 'with nodes=HOST:PORT, several of them separated by commas'],
    ['redis://a?cluster&nodes=u:geheim@b', 'with nodes=HOST:PORT, several of them separated by commas'],
  ])('%s stops the start in one sentence', (text, rule) => {
    expect(readRedisAddress(text)).toBe(rule);
    expect(() => readConfig({ REDIS_URL: text })).toThrow(`REDIS_URL must be ${rule}.`);
  });
});
