import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvidence } from '../../../scripts/papers/evidence.ts'
import { makeDisclosure } from '../../../tests/disclosures/figures.ts'
import { readRendered, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { seed } from '../../../tests/disclosures/seed.ts'
import { checkDisclosures } from './disclosure-check.ts'

test('[TO63] papers that are whole lack nothing, whatever their fees are', () => {
  const lacks = fc.sample(seed, { numRuns: 6, seed: 7 }).flatMap(each => {
    const disclosures = (['loan-estimate', 'closing-disclosure'] as const).flatMap(kind =>
      readRendered(renderFile(makeDisclosure(each, kind))).disclosures.map((disclosure, at) =>
        readEvidence(`${kind} ${at}`, disclosure),
      ),
    )
    const check = checkDisclosures(disclosures, {}, [])
    return check?.verdict === 'cannot-tell' ? check.lacks.map(({ disclosure: _disclosure, ...lack }) => lack) : []
  })
  expect(lacks).toEqual([])
})
