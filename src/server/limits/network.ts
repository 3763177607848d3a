import { isIPv6 } from 'node:net'
import type { Attempt, LimitRule } from './limits.ts'

/** Providers hand out whole /48s, with 65,536 networks in them; one of those may do this many times what a network may. */
const WIDER = 4

/**
 * The one notion of "the same network" for everything that is counted by address: an IPv4 address, or the /64 that every home
 * or phone has to itself. Whoever has a /48 is counted for all of it too.
 */
export function perNetwork(rule: LimitRule, address: string): Attempt[] {
  const network = networkOf(address)
  if (!isIPv6(network.split('/')[0] ?? '')) return [{ rule, subject: network }]
  const wider = { name: `${rule.name}-48`, burst: rule.burst * WIDER, refillSeconds: rule.refillSeconds / WIDER }
  return [
    { rule, subject: network },
    { rule: wider, subject: ipv6Prefix(address, 3) },
  ]
}

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? ipv6Prefix(address, 4)
}

/** The network of an IPv6 address by its first groups, of sixteen bits each. */
export function ipv6Prefix(address: string, groups: number): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const all = address.includes('::') ? [...before, ...zeros, ...after] : before
  const shown = all.slice(0, groups).map(group => Number.parseInt(group, 16).toString(16))
  return `${shown.join(':')}::/${groups * 16}`
}
