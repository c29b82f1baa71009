import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { capConnections } from '../../../src/server/guard-connections.ts';

const STRANGER = '203.0.113.7';
const PROXY = '10.1.2.3';

/** A connection from an IP address, and whether it was closed. */
class Caller extends EventEmitter {
  isCut = false;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isCut = true;
    this.hangUp();
  }

  hangUp(): void {
    this.emit('close');
  }
}

function capped(maxConnections: number) {
  const server = createServer();
  capConnections(server, { maxConnections, exempt: ['10.0.0.0/8'] });
  return (address: string) => {
    const caller = new Caller(address);
    server.emit('connection', caller);
    return caller;
  };
}

describe('the limit of connections per IP address', () => {
  it('closes a connection above the limit', () => {
    const call = capped(3);
    const callers = Array.from({ length: 5 }, () => call(STRANGER));
    expect(callers.map(({ isCut }) => isCut)).toEqual([false, false, false, true, true]);
  });

  it('does not affect other addresses', () => {
    const call = capped(1);
    expect([call(STRANGER), call('203.0.113.8')].map(({ isCut }) => isCut)).toEqual([false, false]);
  });

  it('accepts a new connection when one closes', () => {
    const call = capped(1);
    call(STRANGER).hangUp();
    expect(call(STRANGER).isCut).toBe(false);
    expect(call(STRANGER).isCut).toBe(true);
    expect(call(STRANGER).isCut).toBe(true);
  });

  it('counts an IPv6 network as one address', () => {
    const call = capped(1);
    call('2001:db8::1');
    expect(call('2001:db8::ffff:2').isCut).toBe(true);
  });

  it.each([PROXY, '127.0.0.1', '::1', '::ffff:127.0.0.1'])('exempts %s', (address) => {
    const call = capped(1);
    expect([call(address), call(address)].map(({ isCut }) => isCut)).toEqual([false, false]);
  });
});
