import { expect, test } from 'vitest'
import { negotiationLetter } from './letter.ts'
import { letterMeaning } from './letter-meaning-words.ts'
import type { NegotiableOffer } from './offers.ts'

const ficus: NegotiableOffer = {
  id: 'ficus',
  lender: 'Ficus Bank',
  mark: null,
  from: 'estimate',
  officer: 'Joe Smith',
  email: 'joe@ficus.example',
  applicants: 'Robin Ash',
  loan_id: '123',
  loan_amount: 360_000,
  months: 180,
  product: 'Fixed Rate',
  program: 'conventional',
  purpose: 'Purchase',
  issued_on: '2026-11-12',
  expires_on: '2026-11-27',
  is_locked: true,
  lock_days: 45,
  interest_rate: 6.5,
  section_A: 3602,
  section_B: 872,
  lender_credit: 0,
}

const figures = (text: string) =>
  text
    .match(/\$?\d[\d,.]*%?/g)
    ?.map(figure => figure.replace(/[.,]$/, ''))
    .sort()

test('[LG41] what the letter that asks for a match says stands beside it in Spanish, figure by figure', () => {
  const dearer = { ...ficus, id: 'alder', lender: 'Alder', section_A: 1802, lender_credit: 250 }
  const lower = { ...dearer, interest_rate: 6.25, expires_on: null, from: 'typed' as const }
  for (const [addressee, rival] of [
    [ficus, dearer],
    [ficus, lower],
    [
      { ...ficus, is_locked: null },
      { ...ficus, id: 'alder', interest_rate: 6 },
    ],
  ] as const) {
    const letter = negotiationLetter(addressee, rival)
    const meaning = letterMeaning?.(addressee, rival) ?? ''
    expect(figures(meaning)).toEqual(figures(letter))
    expect(meaning.split('\n')).toHaveLength(letter.split('\n').length)
    expect(letter).toContain('15 years')
    expect(meaning).toContain('15 años')
    expect(meaning.replace(/\([^()]*\)/g, '')).not.toMatch(/\b(the|you|would|rate|costs)\b/)
  }
})
