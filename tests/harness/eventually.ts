import { vi } from 'vitest'

/** Waits until it is so, patiently: on a busy machine everything takes longer. */
export function eventually<Found>(isSo: () => Found | Promise<Found>) {
  return vi.waitUntil(isSo, { timeout: 30_000, interval: 50 })
}
