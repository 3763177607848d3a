import { expect, test } from 'vitest'
import { isMeantAsLocal, isPrivateAddress } from './private-address.ts'

test('[R9] no address of this machine, its network or nobody’s network is public', () => {
  const closed = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2001:db8::1', '2001::1'],
  ]
  for (const address of closed) expect(isPrivateAddress(address), address).toBe(true)
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect(isPrivateAddress(address), address).toBe(false)
  }
})

test('[R9] an operator who writes an address or a name without a zone means a machine of their own', () => {
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'feeds', 'mirror.internal']) {
    expect(isMeantAsLocal(host), host).toBe(true)
  }
  for (const host of ['fred.stlouisfed.org', 'localhost.example.com', 'internal.com']) {
    expect(isMeantAsLocal(host), host).toBe(false)
  }
})
