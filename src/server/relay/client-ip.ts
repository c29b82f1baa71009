import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  convertIPv4BinaryToString as dotted,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** The host bits of an IPv6 address, which a household or phone chooses itself. */
const IPV6_OWN_BITS = 64n;
const UNKNOWN = 'unknown';

/**
 * The IP address of the other end of the connection: from Node, or on other platforms from `peer`,
 * which their host sets. Undefined if neither is known.
 */
export function peerIp(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : c.env?.peer;
}

/**
 * Creates a function that returns the client's IP address, to which limits apply. It trusts forwarded
 * addresses only as far as our own proxies wrote them; proxies append to the right.
 * @param proxies addresses or networks of our own proxies
 */
export function clientIpReader(
  proxies: readonly string[],
): (peer: string | undefined, forwardedFor: string | undefined) => string {
  const isOurs = isWithin(proxies);
  return (peer, forwardedFor) => {
    let address = bareAddress(peer ?? '');
    if (address === undefined) return UNKNOWN;
    for (const hop of hopsOf(forwardedFor).reverse()) {
      const next = bareAddress(hop);
      if (next === undefined || !isOurs(address)) break;
      address = next;
    }
    return bucketOf(address);
  };
}

/** Tests whether an IP address is in a list of IP addresses and networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const list = blockList(networks);
  return (typed) => {
    const address = bareAddress(typed);
    return address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** @throws Error for anything but an address or a network */
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

/** Drops zone and port and unmaps IPv4-mapped addresses; undefined if it is not an address. */
function bareAddress(text: string): string | undefined {
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
