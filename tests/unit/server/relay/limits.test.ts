import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientIpReader } from '../../../../src/server/relay/client-ip.ts';
import { dailyBudget, secondsLeft } from '../../../../src/server/relay/create-generator.ts';
import { accessCodeCheck } from '../../../../src/server/relay/create-guards.ts';
import { consume, sqlCounters } from '../../../../src/server/relay/limits/counters.ts';
import { fileCounters } from '../../../../src/server/relay/limits/file-counters.ts';
import { secondsOf } from '../../../../src/server/relay/provider/create-provider.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const HOUR = 3_600_000;

describe('counters in a file', () => {
  const limit = { count: 2, windowMs: 10_000 };
  const take = (name: string) => [{ name, limit }];

  test('allow a count per window and say how long to wait', async () => {
    let now = 0;
    const counters = fileCounters(':memory:', () => now);
    expect(await consume(counters, take('a'))).toBeUndefined();
    now = 1;
    expect(await consume(counters, take('a'))).toBeUndefined();
    expect(await consume(counters, take('a'))).toBe(10);
    now = 9_999;
    expect([await consume(counters, take('a')), await consume(counters, take('b'))]).toEqual([
      1,
      undefined,
    ]);
    now = 10_000;
    expect(await consume(counters, take('a'))).toBeUndefined();
  });

  test('consume all or nothing', async () => {
    const counters = fileCounters(':memory:', () => 0);
    const both = [...take('a'), { name: 'b', limit: { count: 1, windowMs: 5_000 } }];
    expect(await consume(counters, both)).toBeUndefined();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await consume(counters, both)).toBe(5);
    expect(await consume(counters, take('a'))).toBeUndefined();
  });

  test('survive a restart', async () => {
    const file = join(temporaryFolder(), 'limits.db');
    for (const count of [1, 2, 3]) {
      const found = await fileCounters(file, () => 0).add('a', 1, 1000);
      expect(found).toEqual({ count, msLeft: 1000 });
    }
  });

  test('delete expired names, so that made-up ones do not pile up', async () => {
    const statements = new DatabaseSync(':memory:');
    let now = 0;
    const counters = sqlCounters(
      {
        run: (statement) => statements.exec(statement),
        first: (statement, ...values) => statements.prepare(statement).get(...values),
      },
      () => now,
    );
    for (; now < 5000; now += 1) await counters.add(`name-${now}`, 1, 1000);
    const row = statements.prepare('SELECT count(*) AS kept FROM counts').get();
    expect(Number(row?.kept)).toBeLessThanOrEqual(2000);
  });
});

describe('dailyBudget', () => {
  const evening = Date.parse('2030-03-30T23:00:00+01:00');

  test('counts the seconds of the day that loses an hour in Rome', () => {
    expect(secondsLeft(evening)).toBe(3600);
    expect(secondsLeft(evening + HOUR)).toBe(23 * 3600);
  });

  test('refunds the day that spent', async () => {
    const budget = dailyBudget(
      fileCounters(':memory:', () => evening),
      1,
    );
    expect([await budget.spend(evening), await budget.spend(evening)]).toEqual([undefined, 3600]);
    await budget.refund(evening + HOUR);
    expect(await budget.spend(evening)).toBe(3600);
    await budget.refund(evening);
    expect(await budget.spend(evening)).toBeUndefined();
  });
});

describe('clientAddressReader', () => {
  const read = clientIpReader(['10.0.0.0/8', '::1', '2001:db8:ffff::/48']);

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
    ['an address with a port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['an IPv6 address with a port', '10.0.0.1', '[2001:db8:1:2::9]:443', '20010db800010002::/64'],
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

  test('groups addresses by /64', () => {
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

  test('does not read a broken escape as an empty code', () => {
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
