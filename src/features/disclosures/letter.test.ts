import { expect, test } from 'vitest'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { sureEvidence, wholeDisclosure } from '../../../tests/disclosures/whole-disclosure.ts'
import { checkDisclosures } from './disclosure-check.ts'
import { lenderLetter } from './letter.ts'

type Fee = Parameters<typeof wholeDisclosure>[1][number]

const estimate = (day: string, ...fees: Fee[]) =>
  sureEvidence(wholeDisclosure('loan-estimate', fees, { date_issued: day }))
const closingDisclosure = (...fees: Fee[]) =>
  sureEvidence(wholeDisclosure('closing-disclosure', fees, { date_issued: '2026-07-20', closing_date: '2026-07-27' }))

function letter(...disclosures: DisclosureEvidence[]): string | null {
  const check = checkDisclosures(disclosures, {}, [])
  if (check === null || check.verdict === 'cannot-tell') throw new Error('These papers lack nothing.')
  return lenderLetter(check)
}

test('[TO66] a letter names each charge with what was estimated and what is asked now', () => {
  expect(
    letter(estimate('2026-06-01', ['A', 'Origination Fee', 500]), closingDisclosure(['A', 'Origination Fee', 530])),
  ).toContain('- Origination Fee: $500 estimated, $530 now, $30 more')
})

test('[TO66] a revised estimate that nobody explained: the letter names the charge that it raised', () => {
  const words = letter(
    estimate('2026-06-01', ['A', 'Origination Fee', 500]),
    estimate('2026-06-20', ['A', 'Origination Fee', 700]),
    closingDisclosure(['A', 'Origination Fee', 700]),
  )
  expect(words).toContain('- Origination Fee: $500 estimated, $700 now, $200 more')
  expect(words).toContain('please credit $200 at closing')
})

test('[TO66] what the buyer chose is no question for the lender, and with nothing to ask there is no letter', () => {
  const inspection: Fee = ['H', 'Home Inspection Fee', 450]
  const before = estimate('2026-06-01', ['A', 'Origination Fee', 500], ['F', 'Homeowner’s Insurance Premium', 600])
  const after: Fee[] = [['A', 'Origination Fee', 500], inspection]
  expect(letter(before, closingDisclosure(...after, ['F', 'Homeowner’s Insurance Premium', 600]))).toBeNull()
  const words = letter(before, closingDisclosure(...after, ['F', 'Homeowner’s Insurance Premium', 900]))
  expect(words).toContain('- Homeowner’s Insurance Premium: $600 estimated, $900 now')
  expect(words).not.toContain('Home Inspection')
})
