import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof } from '../../../tests/harness/proof.ts'
import { makePaper } from '../../../tests/papers/figures.ts'
import { readRendered, renderFile } from '../../../tests/papers/rendered-file.ts'
import { seed } from '../../../tests/papers/seed.ts'
import { checkPapers } from './paper-check.ts'
import { readEvidence } from './read-evidence.ts'

test('[TO63] papers that are whole lack nothing, whatever their fees are', () => {
  const lacks = fc.sample(seed, { numRuns: isProof ? 80 : 6, seed: 7 }).flatMap(each => {
    const papers = (['loan-estimate', 'closing-disclosure'] as const).flatMap(kind =>
      readRendered(renderFile(makePaper(each, kind))).papers.map((paper, at) => readEvidence(`${kind} ${at}`, paper)),
    )
    const check = checkPapers(papers, {}, [])
    return check?.verdict === 'cannot-tell' ? check.lacks.map(({ paper: _paper, ...lack }) => lack) : []
  })
  expect(lacks).toEqual([])
})
