import { BlockList, isIPv4, isIPv6 } from 'node:net'

const HERE = new BlockList()
HERE.addSubnet('127.0.0.0', 8)
HERE.addAddress('::1', 'ipv6')

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, bits)
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * Where a request came from, coarsely enough to be stored: the neighbourhood of an address (an IPv4 /24, an IPv6 /48), never
 * the address itself.
 */
export function coarseNetwork(address: string): string {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (family === 'ipv6' && !isIPv6(address)) return 'unknown network'
  if (HERE.check(address, family)) return 'this computer'
  if (PRIVATE.check(address, family)) return 'private network'
  if (family === 'ipv4') return `${address.split('.').slice(0, 3).join('.')}.x`
  return `${firstGroups(address, 3)}::/48`
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, count)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}
