import { expect, test } from 'vitest'
import { coarseNetwork } from './coarse-network.ts'

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:34:5678::9', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['127.0.0.1', 'this computer'],
  ['::1', 'this computer'],
  ['192.168.1.20', 'private network'],
  ['fe80::1%eth0', 'private network'],
  ['', 'unknown network'],
  ['not an address', 'unknown network'],
])('[A53] of %s the record keeps %s', (address, saved) => {
  expect(coarseNetwork(address)).toBe(saved)
})
