import { expect, test } from 'vitest'
import { usualUpfrontFee } from './usual-insurance.ts'

test('[R19] VA’s usual fee goes by what is put down', () => {
  expect(usualUpfrontFee('va', 360_000, 400_000)).toBe(4_500)
  expect(usualUpfrontFee('va', 380_000, 400_000)).toBe(5_700)
  expect(usualUpfrontFee('va', 400_000, 400_000)).toBe(8_600)
  expect(usualUpfrontFee('va', 299_997, 333_330)).toBe(3_750)
  expect(usualUpfrontFee('va', 360_000, null)).toBe(7_740)
  expect(usualUpfrontFee('va', 420_000, 400_000)).toBe(9_030)
})

test('[R19] FHA takes 1.75%, USDA 1%, a conventional loan nothing that is usual', () => {
  expect(usualUpfrontFee('fha', 400_000, null)).toBe(7_000)
  expect(usualUpfrontFee('usda', 400_000, null)).toBe(4_000)
  expect(usualUpfrontFee('conventional', 400_000, 500_000)).toBeNull()
})
