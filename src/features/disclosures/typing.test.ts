import { describe, expect, test } from 'vitest'
import { checkTypedDisclosure } from '#domain/disclosures/checks.ts'
import { blankLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { applyAction } from '#resources/apply-action.ts'
import { sureEvidence } from '../../../tests/disclosures/whole-disclosure.ts'
import { disclosuresResource } from './actions.ts'
import { checkDisclosures } from './disclosure-check.ts'
import { type DisclosuresState, disclosureOf, figuresOf } from './model.ts'
import { offerFromEstimate } from './offer.ts'
import { blankTyping, NEEDED_FIGURES, typedAs, typedDisclosure, typedProblems, typingForm } from './typing.ts'

const context = { today: '2026-11-16', now: '2026-11-16T12:00:00.000Z', newId: () => '', randomText: () => '' }

/** The twelve figures of a loan of $162,000 at 3.875% over thirty years. */
const twelve = {
  lender: 'Ficus Bank',
  date_issued: '2026-02-15',
  loan_term_months: 360,
  product: 'Fixed Rate',
  loan_type: 'conventional',
  loan_amount: 162_000_00,
  interest_rate: 3.875,
  principal_and_interest: 761_78,
  section_A: 1802_00,
  section_B: 672_00,
  section_C: 3198_00,
  section_E: 85_00,
} satisfies Partial<Disclosure['values']>

function typed(more: Partial<Disclosure['values']> = {}): Disclosure {
  const blank = blankTyping('loan-estimate')
  return { ...blank, values: { ...blank.values, ...twelve, ...more } }
}

function save(disclosure: Disclosure, state: DisclosuresState = disclosuresResource.empty()) {
  const id = state.papers[0]?.id ?? crypto.randomUUID()
  return applyAction(
    disclosuresResource,
    'keep',
    state,
    { id, figures: figuresOf(disclosure), unsure: [], typed: true },
    context,
  )
}

const failed = (disclosure: Disclosure) =>
  checkTypedDisclosure(typedDisclosure(disclosure))
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)

describe('what is needed', () => {
  test('[LP50] twelve figures of either paper make it whole', () => {
    expect(NEEDED_FIGURES['loan-estimate']).toHaveLength(12)
    expect(NEEDED_FIGURES['closing-disclosure']).toHaveLength(12)
    expect(typedProblems(typed())).toEqual([])
    expect(save(typedDisclosure(typed()))).toMatchObject({ ok: true, value: { papers: [{ typed: true }] } })
  })

  test.each(NEEDED_FIGURES['loan-estimate'])('[LP50] without %s the server keeps nothing and names it', figure => {
    expect(save(typed({ [figure]: null }))).toMatchObject({
      ok: false,
      problem: { status: 400, code: 'figures-missing', errors: [{ path: figure }] },
    })
  })

  test('[LP50] a disclosure needs its closing day, and what only an estimate prints is let go', () => {
    const closingDisclosure = typedAs('closing-disclosure', typed({ rate_lock: 'yes' }))
    expect(closingDisclosure.values.rate_lock).toBe(null)
    expect(typedProblems(closingDisclosure)).toMatchObject([{ path: 'closing_date' }])
  })

  test('[LP50] a loan of nothing and a line without a name are refused; a line without an amount is none', () => {
    expect(typedProblems(typed({ loan_amount: 0 }))).toMatchObject([{ path: 'loan_amount' }])
    const unnamed = { ...typed(), lines: [{ ...blankLine('A', ' '), amount: 5_00 }] }
    expect(typedProblems(unnamed)).toMatchObject([{ path: 'lines.0.label' }])
    expect(typedDisclosure({ ...typed(), lines: [blankLine('A', 'Fee')] }).lines).toEqual([])
  })

  test('[LP50] a needed figure cannot be taken out of a typed paper later', () => {
    const saved = save(typedDisclosure(typed()))
    if (!saved.ok) throw new Error('not kept')
    const [disclosure] = saved.value.papers
    const figures = figuresOf(typed({ interest_rate: null }))
    const again = applyAction(
      disclosuresResource,
      'keep',
      saved.value,
      { id: disclosure?.id, figures, unsure: [] },
      context,
    )
    expect(again).toMatchObject({ ok: false, problem: { code: 'figures-missing' } })
  })
})

describe('its sums', () => {
  test('[LP51] the payment follows from loan, rate and term; a slip of the finger is told', () => {
    expect(failed(typed())).toEqual([])
    expect(failed(typed({ principal_and_interest: 716_78 }))).toEqual(['principal_and_interest'])
  })

  test('[LP51] totals without lines are no mistake; lines that give more than their total are', () => {
    expect(failed(typed({ section_D: 5672_00 }))).toEqual([])
    expect(failed(typed({ section_D: 5670_00 }))).toEqual(['section_D'])
    const line = { ...blankLine('A', 'Underwriting Fee'), amount: 1902_00 }
    expect(failed({ ...typed(), lines: [line] })).toEqual(['section_A'])
    expect(failed({ ...typed(), lines: [{ ...line, amount: 1000_00 }] })).toEqual([])
  })

  test('[LP51] insurance with its last year gives both columns, and comes back into the form as it was typed', () => {
    const form = typed()
    form.payments = form.payments.map(column => ({ ...column, mortgage_insurance: 82_00, last_year: 7 }))
    const disclosure = typedDisclosure(form)
    expect(disclosure.payments.map(({ label, mortgage_insurance }) => [label, mortgage_insurance])).toEqual([
      ['Years 1-7', 82_00],
      ['Years 8-30', 0],
    ])
    const [again] = typingForm(disclosureOf(figuresOf(disclosure))).payments
    expect(again).toMatchObject({ mortgage_insurance: 82_00, last_year: 7 })
  })

  test('[LP51] five years of insurance are not reckoned while nobody said when it ends', () => {
    const form = typed({ in_5_years_total: 1_00, section_D: 5672_00, section_F: 0, section_G: 0 })
    expect(failed(form)).toEqual([])
    const without = { ...form, payments: form.payments.map(column => ({ ...column, mortgage_insurance: 0 })) }
    expect(failed(without)).toEqual(['in_5_years_total'])
  })
})

describe('what becomes of it', () => {
  test('[LP52] totals alone make an offer whose costs are the paper’s', () => {
    const offer = offerFromEstimate(typedDisclosure(typed({ lender_credits: 500_00 })))
    expect(offer).toMatchObject({
      name: 'Ficus Bank',
      mortgage_type: '30_year_fixed',
      loan_program: 'conventional',
      lender_credit: 500,
      fees: { originationFee: 1802, otherFee: 672 + 3198, recordingFee: 85, totalFees: 5672 + 85 },
    })
  })

  test('[LP52] a line that was typed has its own place, and the rest of its section stays', () => {
    const lines = [{ ...blankLine('B', 'Appraisal Fee'), amount: 405_00 }]
    const { fees } = offerFromEstimate(typedDisclosure({ ...typed(), lines }))
    expect(fees).toMatchObject({ appraisalFee: 405, otherFee: 267 + 3198, totalFees: 5672 + 85 })
  })

  test('[LP53] without lines nothing is told about a refund; with them it is', () => {
    const estimate = typedDisclosure(typed())
    const dearer = typedAs('closing-disclosure', typed({ section_A: 1902_00, closing_date: '2026-04-15' }))
    const check = (...disclosures: Disclosure[]) =>
      checkDisclosures(
        disclosures.map(disclosure => ({ ...sureEvidence(disclosure), typed: true })),
        {},
        [],
      )
    const lacksOf = (...disclosures: Disclosure[]) => {
      const answer = check(...disclosures)
      return answer?.verdict === 'cannot-tell' ? answer.lacks : []
    }
    const sections = lacksOf(estimate, dearer).flatMap(lack => (lack.code === 'lines-missing' ? [lack.section] : []))
    expect(new Set(sections)).toEqual(new Set(['A', 'B', 'C', 'E']))
    const withLines = (disclosure: Disclosure): Disclosure => ({
      ...disclosure,
      lines: (['A', 'B', 'C', 'E'] as const).map(section => ({
        ...blankLine(section, section === 'E' ? 'Recording Fees' : `Fee of ${section}`),
        amount: disclosure.values[`section_${section}`],
      })),
    })
    // Nobody said yet that there are no credits, no premiums and nothing else.
    const open = lacksOf(withLines(estimate), withLines(dearer)).map(lack => ('path' in lack ? lack.path : lack.code))
    expect(new Set(open)).toEqual(new Set(['section_F', 'section_H', 'lender_credits']))
    const whole = (disclosure: Disclosure): Disclosure => ({
      ...withLines(disclosure),
      values: { ...disclosure.values, section_F: 0, section_H: 0, lender_credits: 0 },
    })
    expect(check(whole(estimate), whole(dearer))).toMatchObject({ verdict: 'above', found: { refund_cents: 100_00 } })
  })
})
