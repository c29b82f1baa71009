import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  convertIPv4BinaryToString as dotted,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** The half of an IPv6 address that a household or a phone chooses itself. */
const IPV6_OWN_BITS = 64n;
const UNKNOWN = 'unknown';

/**
 * The other end of the connection: Node tells it, and where a platform stands between, its host gives
 * it as `peer`. Undefined where nobody tells.
 */
export function peerAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : c.env?.peer;
}

/**
 * Tells who asks: the address that limits count for. Forwarded addresses count only as far as our own
 * proxies wrote them, which append to the right.
 * @param proxies addresses or networks of our own proxies
 */
export function clientAddressReader(
  proxies: readonly string[],
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const isOurs = isWithin(proxies);
  return (peer, forwardedFor) => {
    let address = plain(peer ?? '');
    if (address === undefined) return UNKNOWN;
    for (const hop of hopsOf(forwardedFor).reverse()) {
      const next = plain(hop);
      if (next === undefined || !isOurs(address)) break;
      address = next;
    }
    return bucketOf(address);
  };
}

/** Tells whether an address is one of these, or in one of these networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const list = blockList(networks);
  return (typed) => {
    const address = plain(typed);
    return address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** @throws Error when one is no address and no network */
function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, family);
  }
  return list;
}

function hopsOf(forwardedFor: string | undefined): string[] {
  return (forwardedFor ?? '').split(',').map((hop) => hop.trim());
}

/** Without zone and port, and an IPv4 address in its own form; undefined when it is no address. */
function plain(text: string): string | undefined {
  const [, bracketed = '', dottedQuad = text] =
    /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? [];
  const address = (bracketed || dottedQuad).replace(/%.*/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const bits = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(bits) ? dotted(convertIPv4MappedIPv6ToIPv4(bits)) : address;
}

function bucketOf(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${(convertIPv6ToBinary(address) >> IPV6_OWN_BITS).toString(16)}::/64`;
}
