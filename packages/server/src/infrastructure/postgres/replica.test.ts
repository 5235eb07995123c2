import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replicaWatch } from './replica.ts';

const lsn = (place: number) => `0/${place.toString(16).toUpperCase()}`;

describe('a replica', () => {
  it('is not asked before it was looked at, and not when the look is old', () => {
    const watch = replicaWatch();
    expect(watch.has(null, 0)).toBe(false);
    watch.see({ primary: lsn(10), replica: lsn(10) }, 0);
    expect([watch.has(null, 2_000), watch.has(null, 2_001)]).toEqual([true, false]);
    watch.forget();
    expect(watch.has(null, 1)).toBe(false);
  });

  it('is not asked when it is a primary itself', () => {
    const watch = replicaWatch();
    watch.see({ primary: lsn(10), replica: null }, 0);
    expect(watch.has(null, 0)).toBe(false);
  });

  it('compares positions as numbers', () => {
    const watch = replicaWatch();
    watch.see({ primary: '9/FFFFFFFF', replica: '9/FFFFFFFF' }, 0);
    expect([watch.has('9/FFFFFFFF', 0), watch.has('A/0', 0), watch.has('10/0', 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is asked only when it shows everything older than five seconds, however much is written meanwhile', () => {
    const watch = replicaWatch();
    watch.see({ primary: lsn(100), replica: lsn(9) }, 0);
    expect(watch.has(null, 0), 'may be hours behind').toBe(false);
    watch.see({ primary: lsn(200), replica: lsn(100) }, 500);
    expect(watch.has(null, 500)).toBe(true);
    for (let at = 1_000; at <= 5_000; at += 500) watch.see({ primary: lsn(200 + at), replica: lsn(100) }, at);
    expect(watch.has(null, 5_000)).toBe(true);
    watch.see({ primary: lsn(9_000), replica: lsn(100) }, 5_500);
    expect(watch.has(null, 5_500)).toBe(false);
    watch.see({ primary: lsn(9_500), replica: lsn(9_000) }, 6_000);
    expect(watch.has(null, 6_000)).toBe(true);
  });

  it('that was promoted is asked again only after it has followed again', () => {
    const watch = replicaWatch();
    watch.see({ primary: lsn(10), replica: lsn(10) }, 0);
    watch.see({ primary: lsn(10), replica: null }, 500);
    watch.see({ primary: lsn(20), replica: lsn(15) }, 1_000);
    expect(watch.has(null, 1_000)).toBe(false);
    watch.see({ primary: lsn(20), replica: lsn(20) }, 1_500);
    expect(watch.has(null, 1_500)).toBe(true);
  });

  it('never has a position that it has not replayed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(900)), { minLength: 1 }),
        fc.nat(3_000),
        (steps, wanted) => {
          const watch = replicaWatch();
          let [primary, replica, now] = [0, 0, 0];
          for (const [written, replayed, time] of steps) {
            primary += written;
            replica = Math.min(primary, replica + replayed);
            now += time;
            watch.see({ primary: lsn(primary), replica: lsn(replica) }, now);
            if (watch.has(lsn(wanted), now)) expect(wanted).toBeLessThanOrEqual(replica);
          }
        },
      ),
    );
  });
});
