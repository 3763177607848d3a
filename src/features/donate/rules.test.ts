import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DONATION_PRESETS, DonationRequest } from './model.ts'
import { chosenAmount, readReturn } from './rules.ts'
import { donationToasts } from './words.ts'

describe('choosing an amount', () => {
  test.each(DONATION_PRESETS)('[F20] $%s is a preset', preset => {
    expect(chosenAmount({ preset, custom: null })).toEqual({ ok: true, amount: Number(preset) })
  })

  test.each(['', '26', '25.0', '1e1', 'NaN', '-10'])('[F21] an amount that is no preset (%j) is refused', preset => {
    const chosen = chosenAmount({ preset, custom: 30 })
    expect(chosen).toEqual({ ok: false, problem: 'preset-invalid' })
    expect(donationToasts.invalid('preset-invalid')).toMatchObject({
      title: 'Invalid Amount',
      description: 'Please select a valid donation amount.',
    })
  })

  test.each([1, 12.5, 19.99, 0.07 + 1.05, 9999.99, 10_000])('[F21] $%s of one’s own is taken to the cent', custom => {
    const rounded = Math.round(custom * 100) / 100
    expect(chosenAmount({ preset: 'custom', custom: rounded })).toEqual({ ok: true, amount: rounded })
  })

  test.each([null, 0, -5, 0.001, 0.99, 12.345, 10_000.01, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    '[F21] %s is no donation',
    custom => {
      expect(chosenAmount({ preset: 'custom', custom })).toEqual({ ok: false, problem: 'amount-invalid' })
      expect(z.safeParse(DonationRequest, { amount: custom, frequency: 'monthly' }).success).toBe(false)
    },
  )
})

describe('coming back from the checkout', () => {
  const read = (query: string) => readReturn(new URLSearchParams(query))

  test.each(['success=true', 'success=true&amount=25', 'success=true&amount=9999', 'success=true&amount=%3Cb%3E'])(
    '[F23] %s is thanked for without an amount, which anybody could have written there',
    query => {
      expect(read(query)).toBe('thanks')
      expect(donationToasts.thanks.title).toBe('Thank You')
      expect(donationToasts.thanks.description).not.toMatch(/[$\d]/)
    },
  )

  test('[F23] a canceled donation is told apart, and other addresses say nothing', () => {
    expect(read('canceled=true')).toBe('canceled')
    for (const query of ['', 'amount=25', 'success=1', 'canceled=no']) expect(read(query)).toBeNull()
  })
})
