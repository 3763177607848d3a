import { expect, test } from 'vitest'
import type { PaperEvidence } from '#domain/papers/known-paper.ts'
import { sureEvidence, wholePaper } from '../../../tests/papers/whole-paper.ts'
import { lenderLetter } from './letter.ts'
import { checkPapers } from './paper-check.ts'

type Fee = Parameters<typeof wholePaper>[1][number]

const estimate = (day: string, ...fees: Fee[]) => sureEvidence(wholePaper('loan-estimate', fees, { date_issued: day }))
const disclosure = (...fees: Fee[]) =>
  sureEvidence(wholePaper('closing-disclosure', fees, { date_issued: '2026-07-20', closing_date: '2026-07-27' }))

function letter(...papers: PaperEvidence[]): string | null {
  const check = checkPapers(papers, {}, [])
  if (check === null || check.verdict === 'cannot-tell') throw new Error('These papers lack nothing.')
  return lenderLetter(check)
}

test('[TO66] a letter names each charge with what was estimated and what is asked now', () => {
  expect(
    letter(estimate('2026-06-01', ['A', 'Origination Fee', 500]), disclosure(['A', 'Origination Fee', 530])),
  ).toContain('- Origination Fee: $500 estimated, $530 now, $30 more')
})

test('[TO66] a revised estimate that nobody explained: the letter names the charge that it raised', () => {
  const words = letter(
    estimate('2026-06-01', ['A', 'Origination Fee', 500]),
    estimate('2026-06-20', ['A', 'Origination Fee', 700]),
    disclosure(['A', 'Origination Fee', 700]),
  )
  expect(words).toContain('- Origination Fee: $500 estimated, $700 now, $200 more')
  expect(words).toContain('please credit $200 at closing')
})

test('[TO66] what the buyer chose is no question for the lender, and with nothing to ask there is no letter', () => {
  const inspection: Fee = ['H', 'Home Inspection Fee', 450]
  const before = estimate('2026-06-01', ['A', 'Origination Fee', 500], ['F', 'Homeowner’s Insurance Premium', 600])
  const after: Fee[] = [['A', 'Origination Fee', 500], inspection]
  expect(letter(before, disclosure(...after, ['F', 'Homeowner’s Insurance Premium', 600]))).toBeNull()
  const words = letter(before, disclosure(...after, ['F', 'Homeowner’s Insurance Premium', 900]))
  expect(words).toContain('- Homeowner’s Insurance Premium: $600 estimated, $900 now')
  expect(words).not.toContain('Home Inspection')
})
