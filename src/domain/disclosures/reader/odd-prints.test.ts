import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { ODD_PRINTS } from '../../../../tests/disclosures/odd-prints.ts'
import { randomCase, readRendered, renderFile } from '../../../../tests/disclosures/rendered-file.ts'

test.each(Object.entries(ODD_PRINTS))(
  '[RP52] %s: whatever cannot be told is left open, no figure is wrong and shown as sure',
  (_name, print) => {
    fc.assert(
      fc.property(randomCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ paper: disclosure, style }, strength) => {
        const [first] = readRendered(print(renderFile(disclosure, style), strength)).disclosures
        // A disclosure that is not known for one says nothing.
        if (!first || first.disclosure.kind !== disclosure.kind) return
        const figures = judge(disclosure, first).wrong.filter(
          ({ truth, read }) => typeof truth === 'number' || typeof read === 'number',
        )
        expect(figures).toEqual([])
      }),
      { numRuns: 6, seed: 20261118, endOnFailure: true },
    )
  },
)
