import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { isOwnMachine } from '#server/http/loopback-only.ts'
import { ipv6Prefix } from './network.ts'

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
  if (isOwnMachine(address)) return 'this computer'
  if (PRIVATE.check(address, family)) return 'private network'
  if (family === 'ipv4') return `${address.split('.').slice(0, 3).join('.')}.x`
  return ipv6Prefix(address, 3)
}
