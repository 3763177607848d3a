import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const nobody = new BlockList()
const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8, 'ipv4')
proxies.addAddress('fd00::1', 'ipv6')

test('[X8] nobody can choose the address they are counted under', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', nobody)).toBe('203.0.113.9')
  expect(clientAddress('203.0.113.9', '1.2.3.4', proxies)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', '1.2.3.4, 198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2', proxies)).toBe('198.51.100.7')
})

test('[X8] what a trusted proxy says is believed, in both address families', () => {
  expect(clientAddress('::ffff:10.0.0.1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('fd00::1', '2001:db8::5', proxies)).toBe('2001:db8::5')
})

test('[X8] nonsense from a proxy counts for the proxy', () => {
  expect(clientAddress('10.0.0.1', 'nonsense', proxies)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', undefined, proxies)).toBe('10.0.0.1')
  expect(clientAddress(undefined, '1.2.3.4', proxies)).toBe('')
})
