import { type BlockList, isIP } from 'node:net'

/**
 * Whose request it is. X-Forwarded-For is written by whoever likes to, so it is read from its end, and only as far as the
 * proxies that the operator trusts wrote it.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  let address = plain(socketAddress ?? '')
  if (forwarded === undefined) return address
  const hops = forwarded.split(',')
  while (isTrusted(address, trusted)) {
    const previous = plain(hops.pop()?.trim() ?? '')
    if (isIP(previous) === 0) break
    address = previous
  }
  return address
}

/** IPv4 inside IPv6, as sockets that listen on both give it. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
