import { expect, test } from 'vitest'
import { checkDisclosure } from '#domain/disclosures/checks.ts'
import { blankDisclosure, CASH_ROWS } from '#domain/disclosures/disclosure.ts'
import { FIELD_KEYS } from '#domain/disclosures/fields.ts'
import { spanishLines } from '#domain/disclosures/spanish/spanish-lines.ts'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { answersAreKnown, disclosurePoints, POINT_KINDS } from './disclosure-points.ts'
import { BY_FIGURE, meaningOf } from './meaning-words.ts'
import { callScripts } from './spanish-words.ts'

const kindsOf = (...[disclosure, checks, refund]: Parameters<typeof disclosurePoints>) =>
  disclosurePoints(disclosure, checks, refund).map(({ kind }) => kind)

test('[EP12] a fixed loan without a penalty, whose sums hold, asks for no call', () => {
  const disclosure = plainDisclosure('loan-estimate')
  disclosure.values.prepayment_penalty = 'no'
  expect(kindsOf(disclosure, checkDisclosure(disclosure))).toEqual([])
  expect(answersAreKnown(disclosure)).toBe(true)
  expect(answersAreKnown(blankDisclosure('loan-estimate'))).toBe(false)
})

test('[EP12] what can rise, a penalty, a balloon and a refund that may be owed are asked about, the gravest first', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  Object.assign(disclosure.values, {
    loan_amount_can_increase: 'yes',
    interest_rate_can_increase: 'yes',
    principal_and_interest_can_increase: 'yes',
    prepayment_penalty: 'yes',
    prepayment_penalty_most: 324_000,
    balloon_payment: 'yes',
  })
  const points = disclosurePoints(disclosure, [], 13_000)
  expect(points.map(({ kind, tone }) => [kind, tone])).toEqual([
    ['above-limit', 'danger'],
    ['amount-rises', 'danger'],
    ['balloon', 'danger'],
    ['rate-rises', 'attention'],
    ['penalty', 'attention'],
  ])
  const said = points.flatMap(({ kind, amount }) => callScripts[kind].ask(amount))
  expect(said.map(({ en }) => en).join(' ')).toContain('above the legal limit by $130')
  expect(said.map(({ es }) => es).join(' ')).toContain('multa por pago anticipado de hasta $3,240')
})

test('[EP12] a sum that does not hold is asked about once', () => {
  const disclosure = plainDisclosure('loan-estimate')
  disclosure.values.section_A = 1
  expect(kindsOf(disclosure, checkDisclosure(disclosure)).filter(kind => kind === 'sum')).toEqual(['sum'])
})

test('[EP12] every point has its call, with the same figures in both languages', () => {
  const figures = (text: string) => text.match(/\$[\d,.]*\d/g) ?? []
  for (const kind of POINT_KINDS) {
    for (const amount of [null, '$1,234.56']) {
      const lines = callScripts[kind].ask(amount)
      expect(lines.length).toBeGreaterThan(0)
      for (const { en, es } of lines) expect(figures(en)).toEqual(figures(es))
    }
  }
})

test('[EP11] every meaning belongs to a figure of the papers, and the slips of the form are explained', () => {
  const known = [...FIELD_KEYS, ...CASH_ROWS.map(row => `cash.${row}`)]
  const columns = ['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'].map(key => `payments.${key}`)
  expect(Object.keys(BY_FIGURE).filter(key => ![...known, ...columns].includes(key))).toEqual([])
  const lines = spanishLines(plainDisclosure('closing-disclosure'))
  const noteOf = (es: string) => lines.filter(line => line.es.startsWith(es)).map(line => meaningOf(line)?.note)
  expect(noteOf('Impuestos, seguro y evaluaciones')[0]).toContain('cuotas y contribuciones')
  expect(noteOf('Depósito estimado')[0]).toContain('otra cosa')
  expect(noteOf('Total pagado por el deudor al cierre')[0]).toContain('se debe')
})
