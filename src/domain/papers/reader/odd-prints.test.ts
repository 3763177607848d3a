import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof } from '../../../../tests/harness/proof.ts'
import { judge } from '../../../../tests/papers/judge.ts'
import { ODD_PRINTS } from '../../../../tests/papers/odd-prints.ts'
import { randomCase, readRendered, renderFile } from '../../../../tests/papers/rendered-file.ts'

test.each(Object.entries(ODD_PRINTS))(
  '[RP52] %s: whatever cannot be told is left open, no figure is wrong and shown as sure',
  (_name, print) => {
    fc.assert(
      fc.property(randomCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ paper, style }, strength) => {
        const [first] = readRendered(print(renderFile(paper, style), strength)).papers
        // A paper that is not known for one says nothing.
        if (!first || first.paper.kind !== paper.kind) return
        const figures = judge(paper, first).wrong.filter(
          ({ truth, read }) => typeof truth === 'number' || typeof read === 'number',
        )
        expect(figures).toEqual([])
      }),
      { numRuns: isProof ? 88 : 6, seed: 20261118, endOnFailure: true },
    )
  },
)
