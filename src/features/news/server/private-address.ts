import { BlockList, isIP, isIPv6 } from 'node:net'

/** Addresses that do not belong to the public internet (RFC 6890 and its kin). */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4')
}

/** Of IPv6 only global unicast is public, without the parts that carry an IPv4 address or are for documents. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const exceptions = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  exceptions.addSubnet(network, bits, 'ipv6')
}

export function isPrivateAddress(address: string): boolean {
  if (isIPv6(address)) return !global.check(address, 'ipv6') || exceptions.check(address, 'ipv6')
  return notPublic.check(address, 'ipv4')
}

/** Whether whoever wrote this host meant a machine of their own: an address, or a name that no public zone can have. */
export function isMeantAsLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 || !host.includes('.') || /\.(localhost|local|internal|test)$/.test(host)
}
