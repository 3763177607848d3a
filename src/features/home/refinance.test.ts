import { expect, test } from 'vitest'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { STAGES } from './loan-stage.ts'
import type { NextStep } from './next-step.ts'
import { refinanceCashWords, refinanceHomeWords, refinanceStages, refinanceStepWords } from './refinance-words.ts'

const OF_BUYERS = /key|price|contract|seller|down payment/i

test('[RF25] home’s stages, steps and sentences speak of a new loan', () => {
  const steps = (['contract-date', 'mark-closed', 'card'] as const).map(kind => refinanceStepWords({ kind }))
  const said = [
    ...STAGES.map(stage => refinanceStages[stage]),
    ...steps.flatMap(step => Object.values(step ?? {})),
    ...Object.values(refinanceHomeWords).filter(words => typeof words === 'string'),
    refinanceCashWords({ fees: 4_400 } as OwnLoan, true),
  ]
  for (const words of said) expect(words).not.toMatch(OF_BUYERS)
})

test('[RF25] a step that means the same for everybody has no words of its own', () => {
  expect(refinanceStepWords({ kind: 'first-offer' } satisfies NextStep)).toBeNull()
})

test('[RF25] nobody who refinances is asked for a down payment in cash', () => {
  expect(refinanceCashWords({ fees: 4_400 } as OwnLoan, false)).toMatch(
    /^\$4,400 in fees, our guess, unless you add them/,
  )
})
