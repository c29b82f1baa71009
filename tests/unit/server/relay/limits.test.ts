import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessCodeCheck } from '../../../../src/server/relay/accessCode.ts';
import { clientAddressReader } from '../../../../src/server/relay/clientAddress.ts';
import { DailyBudget } from '../../../../src/server/relay/DailyBudget.ts';
import { secondsOf } from '../../../../src/server/relay/provider/retryAfter.ts';
import { RateLimiter } from '../../../../src/server/relay/RateLimiter.ts';

const HOUR = 3_600_000;

describe('RateLimiter', () => {
  test('allows a count within a window and tells how long to wait', () => {
    const limiter = new RateLimiter({ count: 2, windowMs: 10_000 });
    limiter.count('a', 0);
    expect(limiter.waitOf('a', 1)).toBeUndefined();
    limiter.count('a', 1);
    expect([limiter.waitOf('a', 1), limiter.waitOf('a', 9_999)]).toEqual([10, 1]);
    expect([limiter.waitOf('a', 10_000), limiter.waitOf('b', 1)]).toEqual([undefined, undefined]);
  });

  test('forgets keys whose window is over', () => {
    const limiter = new RateLimiter({ count: 1, windowMs: 1000 });
    for (let key = 0; key < 5000; key += 1) limiter.count(String(key), key);
    expect(limiter.size).toBe(1000);
  });

  test('keeps its memory within a bound, whatever keys are made up', () => {
    const limiter = new RateLimiter({ count: 1, windowMs: HOUR }, 100);
    for (let key = 0; key < 5000; key += 1) limiter.count(String(key), 0);
    expect(limiter.size).toBe(100);
    expect(limiter.waitOf('4999', 0)).toBe(3600);
  });
});

describe('DailyBudget', () => {
  const evening = Date.parse('2030-03-30T23:00:00+01:00');

  test('counts the seconds of the day that loses an hour in Rome', () => {
    const budget = new DailyBudget(1);
    expect(budget.secondsLeft(evening)).toBe(3600);
    expect(budget.secondsLeft(evening + HOUR)).toBe(23 * 3600);
  });

  test('gives nothing back to another day', () => {
    const budget = new DailyBudget(1);
    expect([budget.spend(evening), budget.spend(evening)]).toEqual([true, false]);
    budget.giveBack(evening + HOUR);
    expect(budget.spend(evening)).toBe(false);
    budget.giveBack(evening);
    expect(budget.spend(evening)).toBe(true);
  });
});

describe('clientAddressReader', () => {
  const read = clientAddressReader(['10.0.0.0/8', '::1', '2001:db8:ffff::/48']);

  test.each<[string, string | undefined, string | undefined, string]>([
    ['a peer', '192.0.2.1', undefined, '192.0.2.1'],
    ['an IPv4 peer on an IPv6 socket', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['an IPv6 peer', '2001:db8:1:2:3:4:5:6', undefined, '20010db800010002::/64'],
    ['a short IPv6 address', '2001:db8:1:2::', undefined, '20010db800010002::/64'],
    ['a link-local peer', 'fe80::1%eth0', undefined, 'fe80000000000000::/64'],
    ['no peer', undefined, '192.0.2.1', 'unknown'],
    ['a stranger that forwards', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['our proxy on an IPv6 socket', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['our IPv6 proxy', '2001:db8:ffff::7', '198.51.100.1', '198.51.100.1'],
    ['two proxies of ours', '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['a claim before what our proxy wrote', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['our proxy without a header', '10.0.0.1', undefined, '10.0.0.1'],
    ['nonsense that our proxy forwards', '10.0.0.1', 'nonsense', '10.0.0.1'],
    ['a forwarded IPv6 address', '10.0.0.1', '2001:db8:1:2::9', '20010db800010002::/64'],
  ])('reads %s', (_, peer, forwarded, address) => {
    expect(read(peer, forwarded)).toBe(address);
  });

  test('survives any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (peer, forwarded) => {
        expect(typeof read(peer, forwarded)).toBe('string');
        expect(typeof read('10.0.0.1', forwarded)).toBe('string');
      }),
    );
  });

  test('puts the addresses of one /64 together, and no others', () => {
    const group = fc.integer({ min: 1, max: 0xffff });
    const four = fc.array(group, { minLength: 4, maxLength: 4 });
    const address = (...halves: readonly number[][]) =>
      halves
        .flat()
        .map((part) => part.toString(16))
        .join(':');
    fc.assert(
      fc.property(four, four, four, four, (network, other, a, b) => {
        expect(read(address(network, a), undefined)).toBe(read(address(network, b), undefined));
        fc.pre(String(network) !== String(other));
        expect(read(address(network, a), undefined)).not.toBe(read(address(other, a), undefined));
      }),
    );
  });
});

describe('accessCodeCheck', () => {
  test('accepts the code and nothing else', () => {
    const isCode = accessCodeCheck('pinèta 24');
    expect(isCode(encodeURIComponent('pinèta 24'))).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (guess) => {
        fc.pre(guess.isWellFormed() && guess.normalize('NFC') !== 'pinèta 24');
        expect(isCode(encodeURIComponent(guess))).toBe(false);
        expect(isCode(guess)).toBe(false);
      }),
    );
  });

  test('does not take a broken escape for an empty code', () => {
    expect(accessCodeCheck('')('%')).toBe(false);
  });
});

describe('secondsOf', () => {
  const now = Date.parse('2030-07-06T10:00:00Z');

  test.each([
    [null, undefined],
    ['7', 7],
    ['0', 0],
    ['Sat, 06 Jul 2030 10:01:30 GMT', 90],
    ['Sat, 06 Jul 2030 09:00:00 GMT', 0],
    ['99999999999', 86_400],
    ['soon', undefined],
    ['', undefined],
  ])('reads %s as %s', (header, seconds) => {
    expect(secondsOf(header, now)).toBe(seconds);
  });
});
