import { BlockList, isIP } from 'node:net'

/** Whether the site calls itself and listens on this machine only: nobody else can be there. */
export function isLoopbackOnly({ baseUrl, host }: { baseUrl: string; host: string }): boolean {
  return isOwnMachine(new URL(baseUrl).hostname) && isOwnMachine(host)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

export function isOwnMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || (isIP(name) !== 0 && loopback.check(name, isIP(name) === 4 ? 'ipv4' : 'ipv6'))
}
