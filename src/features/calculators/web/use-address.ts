import { useEffect, useRef } from 'react'
import type { AddressField, Figures } from '../address-field.ts'
import { readAddress, writeAddress } from './address.ts'

/** Stores a calculator's figures in the address. What a shared address says is handed over once, when the page is there. */
export function useAddress<Key extends string>(
  fields: Record<Key, AddressField>,
  onShared: (shared: Partial<Record<Key, number>>) => void,
): (figures: Figures<Key>) => void {
  const handOver = useRef(onShared)
  useEffect(() => {
    const shared = readAddress(fields, window.location.search)
    if (Object.keys(shared).length > 0) handOver.current(shared)
  }, [fields])
  return figures => {
    const { pathname, search, hash } = window.location
    // The router stores state of its own with every history entry.
    window.history.replaceState(window.history.state, '', pathname + writeAddress(fields, figures, search) + hash)
  }
}
