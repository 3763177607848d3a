import { expect, test } from 'vitest'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { askedFigures } from './asked-figures.ts'
import { inFormOrder } from './form-order.ts'
import { shownFigures } from './shown-figures.ts'

test.each(['loan-estimate', 'closing-disclosure'] as const)(
  '[CM17] every figure of a %s is listed once, the charges of a section before its sum',
  kind => {
    const disclosure = plainDisclosure(kind)
    const every = shownFigures(disclosure, new Set())
    const pages = inFormOrder(disclosure, every)
    expect(pages.map(({ page }) => page)).toEqual(kind === 'loan-estimate' ? [1, 2, 3] : [1, 2, 3, 4, 5])
    expect(pages.flatMap(({ paths }) => paths).toSorted()).toEqual(every.toSorted())
    const second = pages[1]?.paths ?? []
    const last = (section: string) =>
      second.findLastIndex(
        path => path.startsWith('lines.') && disclosure.lines[Number(path.split('.')[1])]?.section === section,
      )
    expect(last('A')).toBe(second.indexOf('section_A') - 1)
    expect(last('C')).toBe(second.indexOf('section_C') - 1)
    expect(second.indexOf('section_A')).toBeLessThan(second.indexOf('section_B'))
  },
)

test('[CM18] a buyer is asked about the figures that make the offer, and about those that the check waits for', () => {
  const estimate = plainDisclosure('loan-estimate')
  const charge = `lines.${estimate.lines.findIndex(({ section }) => section === 'A')}.amount` as FieldPath
  const prepaid = `lines.${estimate.lines.findIndex(({ section }) => section === 'F')}.amount` as FieldPath
  const unsure: FieldPath[] = ['apr', 'tip', 'section_B', charge, prepaid, 'late_payment_fee']
  expect(askedFigures(estimate, unsure, [])).toEqual(['apr', 'section_B', charge])
  const closingDisclosure = plainDisclosure('closing-disclosure')
  expect(askedFigures(closingDisclosure, ['section_B', 'tip', prepaid], [prepaid])).toEqual([prepaid])
})
