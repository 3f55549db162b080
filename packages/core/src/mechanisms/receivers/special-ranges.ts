import { type AddressRange, parseRange } from '../addresses/index.ts'

// From IANA's special-purpose registries (www.iana.org/assignments/iana-ipv4-special-registry and
// -ipv6-special-registry), including globally reachable ranges, since no webhook receiver is there. Multicast and
// reserved ranges are in the registries of address space. The first matching range determines the class.
const table = [
  ['unspecified', '0.0.0.0/8', '::/128'],
  ['loopback', '127.0.0.0/8', '::1/128'],
  // RFC 1918; RFC 4193, and RFC 3879 for the former site-local addresses
  ['private', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10'],
  ['link-local', '169.254.0.0/16', 'fe80::/10'],
  // RFC 6598, behind a carrier's NAT
  ['shared', '100.64.0.0/10'],
  ['multicast', '224.0.0.0/4', 'ff00::/8'],
  // RFC 5737; RFC 3849, RFC 9637
  ['documentation', '192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  // RFC 2544; RFC 5180
  ['benchmarking', '198.18.0.0/15', '2001:2::/48'],
  // RFC 6666, RFC 9780
  ['discard', '100::/64', '100:0:0:1::/64'],
  // AS112 (RFC 7534, RFC 7535), AMT (RFC 7450), and the relays of 6to4 (RFC 7526)
  ['service', '192.31.196.0/24', '192.175.48.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ['service', '2001:4:112::/48', '2620:4f:8000::/48', '2001:3::/32'],
  // ORCHID (RFC 4843, RFC 7343), drones (RFC 9374), SRv6 (RFC 9602)
  ['identifier', '2001:10::/28', '2001:20::/28', '2001:30::/28', '5f00::/16'],
  // IPv4-mapped and -compatible (RFC 4291), -translated (RFC 7915), NAT64 (RFC 6052, RFC 8215), Teredo (RFC 4380), 6to4
  ['ipv4-embedding', '::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96', '64:ff9b:1::/48'],
  ['ipv4-embedding', '2001::/32', '2002::/16'],
  // Protocol assignments, and the reserved IPv4 range
  ['reserved', '192.0.0.0/24', '240.0.0.0/4', '2001::/23'],
  // Today 2000::/3 is the only global unicast range of IPv6. All other IPv4 addresses are global.
  ['global', '2000::/3', '0.0.0.0/0'],
  ['reserved', '::/0'],
] as const satisfies readonly (readonly [string, ...string[]])[]

/** The class of an address. Only `global` addresses are public internet hosts. */
export type AddressClass = (typeof table)[number][0]

/** Every address is in one of these; the first match counts. */
export const specialRanges: readonly { readonly name: AddressClass; readonly range: AddressRange }[] = table.flatMap(
  ([name, ...texts]) => texts.map((text) => ({ name, range: parseRange(text) })),
)
