import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddressReader, isWithin } from './relay/clientAddress.ts';
import type { Watch } from './watch.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Limits the connections per address, so that one client cannot exhaust them. Exempts this machine and
 * trusted proxies, behind which all clients share one address.
 */
export function capConnections(
  server: Server,
  { most, spared }: { readonly most: number; readonly spared: readonly string[] },
  watch: Watch = () => {},
): void {
  const addressOf = clientAddressReader([]);
  const isSpared = isWithin([...LOOPBACK, ...spared]);
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isSpared(socket.remoteAddress ?? '')) return;
    const address = addressOf(socket.remoteAddress, undefined);
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count <= most) return;
    watch({ event: 'rule', rule: 'too-many-connections' });
    socket.destroy();
  });
}
