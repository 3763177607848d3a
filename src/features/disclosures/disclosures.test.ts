import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BLANK_COLUMN, blankDisclosure, blankLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { applyAction } from '#resources/apply-action.ts'
import { disclosuresResource } from './actions.ts'
import {
  DisclosureFigures,
  DisclosuresState,
  disclosureOf,
  evidenceOf,
  figuresOf,
  MOST_DISCLOSURES,
  type SavedDisclosure,
} from './model.ts'
import { offerFromEstimate } from './offer.ts'
import { isFuller, sameDisclosure } from './rules.ts'

const context = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00.000Z',
  newId: () => crypto.randomUUID(),
  randomText: () => '',
}

/** The costs of the Bureau's published sample, a first loan of 162,000. */
function sample(): Disclosure {
  const disclosure = blankDisclosure('loan-estimate')
  const lines: [Parameters<typeof blankLine>[0], string, number][] = [
    ['A', '.25 % of Loan Amount (Points)', 405],
    ['A', 'Application Fee', 300],
    ['A', 'Underwriting Fee', 1097],
    ['B', 'Appraisal Fee', 405],
    ['B', 'Credit Report Fee', 30],
    ['B', 'Flood Determination Fee', 20],
    ['B', 'Flood Monitoring Fee', 32],
    ['B', 'Tax Monitoring Fee', 75],
    ['B', 'Tax Status Research Fee', 110],
    ['C', 'Pest Inspection Fee', 135],
    ['C', 'Survey Fee', 65],
    ['C', 'Title – Insurance Binder', 700],
    ['C', 'Title – Lender’s Title Policy', 535],
    ['C', 'Title – Settlement Agent Fee', 502],
    ['C', 'Title – Title Search', 1261],
    ['E', 'Recording Fees and Other Taxes', 85],
    ['F', 'Homeowner’s Insurance Premium (6 months)', 605],
    ['G', 'Property Taxes', 211],
    ['H', 'Title – Owner’s Title Policy (optional)', 1017],
  ]
  return {
    ...disclosure,
    values: {
      ...disclosure.values,
      date_issued: '2013-02-15',
      interest_rate: 3.875,
      product: 'Fixed Rate',
      loan_term_months: 360,
      loan_type: 'conventional',
      loan_amount: 162_000_00,
    },
    payments: [{ ...column('Years 1-7'), mortgage_insurance: 82_00 }, column('Years 8-30')],
    lines: lines.map(([section, label, amount]) => ({ ...blankLine(section, label), amount: amount * 100 })),
    contacts: { ...disclosure.contacts, lender: { ...disclosure.contacts.lender, name: 'Ficus Bank' } },
  }
}

function column(label: string): Disclosure['payments'][number] {
  return { ...BLANK_COLUMN, label, principal_and_interest: 761_78 }
}

describe('what is kept', () => {
  test('[LP1] the figures of a paper are kept without its blanks, and make the whole paper again', () => {
    const figures = figuresOf(sample())
    expect(z.safeParse(DisclosureFigures, JSON.parse(JSON.stringify(figures))).success).toBe(true)
    expect(disclosureOf(figures)).toEqual(sample())
    expect(JSON.stringify(figures)).not.toContain('null')
  })

  test.each([
    ['a figure that is none', { values: { loan_amount: 'much' } }],
    ['part of a cent', { values: { loan_amount: 1.5 } }],
    ['a day that does not exist', { values: { date_issued: '2027-02-29' } }],
    ['a field that no paper has', { values: { password: 'x' } }],
    ['another kind of paper', { kind: 'note' }],
  ])('[LP2] %s is refused, and nothing is kept', (_, change) => {
    const figures = { ...figuresOf(sample()), ...change }
    const done = applyAction(
      disclosuresResource,
      'keep',
      disclosuresResource.empty(),
      { id: crypto.randomUUID(), figures, unsure: [] },
      context,
    )
    expect(done).toMatchObject({ ok: false, problem: { status: 400 } })
  })
})

test('[LP185] pages that a file did not hold are kept with the paper, until the whole one comes', () => {
  const id = crypto.randomUUID()
  const disclosure = { id, figures: figuresOf(sample()), unsure: [] }
  const cut = applyAction(
    disclosuresResource,
    'keep',
    disclosuresResource.empty(),
    { ...disclosure, missing_pages: [2] },
    context,
  )
  if (!cut.ok) throw new Error('not kept')
  expect(evidenceOf(cut.value.papers[0] as SavedDisclosure).missing_pages).toEqual([2])
  const settled = applyAction(
    disclosuresResource,
    'settle',
    cut.value,
    { id, path: 'loan_amount', value: 1_00 },
    context,
  )
  expect(settled).toMatchObject({ ok: true, value: { papers: [{ missing_pages: [2] }] } })
  const whole = applyAction(disclosuresResource, 'keep', cut.value, { ...disclosure, missing_pages: [] }, context)
  if (!whole.ok) throw new Error('not kept')
  // As disclosures were stored before pages were stored with them.
  expect(whole.value.papers[0]).not.toHaveProperty('missing_pages')
  expect(z.safeParse(DisclosuresState, whole.value).success).toBe(true)
  expect(evidenceOf(whole.value.papers[0] as SavedDisclosure).missing_pages).toEqual([])
  const wrong = applyAction(disclosuresResource, 'keep', cut.value, { ...disclosure, missing_pages: [6] }, context)
  expect(wrong).toMatchObject({ ok: false, problem: { status: 400 } })
})

describe('the same file twice', () => {
  const whole = (): Disclosure => {
    const disclosure = sample()
    const values = { sale_price: 180_000_00, principal_and_interest: 761_78, section_D: 5672_00, section_J: 8054_00 }
    return { ...disclosure, values: { ...disclosure.values, loan_id: '123456789', ...values } }
  }
  const saveDisclosure = (state: DisclosuresState, id: string, disclosure: Disclosure) => {
    const done = applyAction(
      disclosuresResource,
      'keep',
      state,
      { id, figures: figuresOf(disclosure), unsure: [] },
      context,
    )
    return done.ok ? done.value : state
  }
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const first = saveDisclosure(disclosuresResource.empty(), one, whole())

  test('[LP210] is one paper', () => {
    expect(saveDisclosure(first, other, whole())).toEqual(first)
    expect(sameDisclosure(first.papers, figuresOf(whole()))?.id).toBe(one)
  })

  test('[LP210] another day, another loan or another figure is another paper', () => {
    for (const values of [{ date_issued: '2013-02-20' }, { loan_id: '987654321' }, { section_J: 8154_00 }]) {
      const changed = { ...whole(), values: { ...whole().values, ...values } }
      expect(saveDisclosure(first, other, changed).papers).toHaveLength(2)
    }
  })

  test('[LP210] a paper with the pages that were missing takes the place of its excerpt', () => {
    const excerpt = { ...whole(), lines: [], values: { ...whole().values, section_D: null, section_J: null } }
    const before = saveDisclosure(disclosuresResource.empty(), one, excerpt)
    const same = sameDisclosure(before.papers, figuresOf(whole()))
    expect(same && isFuller(figuresOf(whole()), same)).toBe(true)
    expect(saveDisclosure(before, same?.id ?? other, whole()).papers).toMatchObject([
      { id: one, figures: figuresOf(whole()) },
    ])
    // And the excerpt does not take the place of the whole.
    expect(saveDisclosure(first, other, excerpt)).toEqual(first)
  })

  test('[LP211] what a poor scan made longer than any paper has it is cut, and the paper is kept', () => {
    const garbled = { ...whole(), lines: [{ ...blankLine('A', 'x'.repeat(900)), to: 'y'.repeat(900), amount: 100 }] }
    expect(saveDisclosure(disclosuresResource.empty(), one, garbled).papers).toHaveLength(1)
  })
})

describe('papers', () => {
  const disclosure = (id: string) => ({ id, figures: figuresOf(sample()), unsure: ['section_A'] })
  const save = (state: DisclosuresState, id: string) => {
    const done = applyAction(disclosuresResource, 'keep', state, disclosure(id), context)
    return done.ok ? (done.value as DisclosuresState) : done.problem.code
  }

  test('[LP3] keeping one twice keeps it once, and what was confirmed stays confirmed', () => {
    const id = crypto.randomUUID()
    const once = save(disclosuresResource.empty(), id) as DisclosuresState
    const done = applyAction(disclosuresResource, 'keep', once, { ...disclosure(id), unsure: [] }, context)
    expect(done.ok && done.value.papers).toMatchObject([{ id, unsure: [] }])
  })

  test('[LP3] there is a most, and removing one makes room', () => {
    let state = disclosuresResource.empty()
    for (let count = 0; count < MOST_DISCLOSURES; count++) state = save(state, crypto.randomUUID()) as DisclosuresState
    expect(save(state, crypto.randomUUID())).toBe('too-many-papers')
    const [first] = state.papers
    const removed = applyAction(disclosuresResource, 'remove', state, { id: first?.id }, context)
    expect(removed.ok && removed.value.papers).toHaveLength(MOST_DISCLOSURES - 1)
  })

  test('[LP55] one figure is confirmed or corrected by itself, whatever another tab did to the others', () => {
    const id = crypto.randomUUID()
    const state = save(disclosuresResource.empty(), id) as DisclosuresState
    const settle = (before: DisclosuresState, change: object) => {
      const done = applyAction(disclosuresResource, 'settle', before, { id, ...change }, context)
      return done.ok ? (done.value as DisclosuresState) : done.problem.code
    }
    const corrected = settle(state, { path: 'loan_amount', value: 170_000_00 }) as DisclosuresState
    const both = settle(corrected, { path: 'section_A' }) as DisclosuresState
    expect(both.papers).toMatchObject([{ unsure: [], figures: { values: { loan_amount: 170_000_00 } } }])
    expect(settle(state, { path: 'loan_amount', value: 'much' })).toBe('invalid-input')
    expect(settle(state, { path: 'payments.0.__proto__', value: 1 })).toBe('invalid-input')
    expect(settle(disclosuresResource.empty(), { path: 'section_A' })).toBe('no-such-paper')
  })

  test('[LP57] an answer or a pairing changes itself alone, and can be taken back', () => {
    const say = (before: DisclosuresState, action: string, input: object) => {
      const done = applyAction(disclosuresResource, action, before, input, context)
      if (!done.ok) throw new Error(done.problem.code)
      return done.value as DisclosuresState
    }
    let state = say(disclosuresResource.empty(), 'answer', { question: 'day id', answer: 'yes' })
    state = say(state, 'answer', { question: 'intent', answer: 'never' })
    state = say(state, 'answer', { question: 'intent', answer: null })
    expect(state.answers).toEqual([{ question: 'day id', answer: 'yes' }])
    const final = { section: 'B', label: 'Appraisal Fee' }
    state = say(state, 'pair', { final, estimate: { section: 'B', label: 'Valuation' } })
    expect(state.pairings).toHaveLength(1)
    expect(say(state, 'pair', { final }).pairings).toEqual([])
  })

  test('[LP4] a guest’s papers and answers come along at sign-in, once', () => {
    const guest = {
      ...(save(disclosuresResource.empty(), crypto.randomUUID()) as DisclosuresState),
      answers: [{ question: 'intent', answer: 'never' }],
    }
    const brought = disclosuresResource.guest?.merge(disclosuresResource.empty(), guest, undefined, context)
    expect(brought).toEqual({ ok: true, value: guest })
    expect(disclosuresResource.guest?.merge(guest, guest, undefined, context)).toEqual({ ok: true, value: guest })
  })
})

describe('the offer', () => {
  test('[LP5] every line of the costs has its place, and nothing is lost', () => {
    const offer = offerFromEstimate(sample())
    expect(offer).toMatchObject({
      name: 'Ficus Bank',
      interest_rate: 3.875,
      mortgage_type: '30_year_fixed',
      loan_program: 'conventional',
      mortgage_insurance_monthly: 82,
      upfront_fee: 0,
      lender_credit: 0,
    })
    // D and E of the disclosure; the owner's policy is optional.
    expect(offer.fees).toMatchObject({
      pointsCharge: 405,
      underwritingFee: 1097,
      appraisalFee: 405,
      creditReportFee: 30,
      floodDetermination: 20,
      recordingFee: 85,
      titleInsurance: 2998,
      totalFees: 5672 + 85,
    })
    expect(offer.placed.filter(({ place }) => place === 'left-out').map(({ line }) => line.amount)).toEqual([1017_00])
  })

  test('[LP5] an upfront premium, a lender credit and a required other cost are told apart', () => {
    const disclosure = sample()
    disclosure.values.loan_type = 'fha'
    disclosure.values.lender_credits = -500_00
    disclosure.lines.push(
      { ...blankLine('B', 'Upfront Mortgage Insurance Premium'), amount: 2835_00 },
      { ...blankLine('H', 'HOA Capital Contribution'), amount: 500_00 },
    )
    const offer = offerFromEstimate(disclosure)
    expect(offer).toMatchObject({ loan_program: 'fha', upfront_fee: 2835, lender_credit: 500 })
    expect(offer.fees.totalFees + offer.upfront_fee).toBe(5672 + 85 + 2835 + 500)
  })

  test.each([
    ['Fixed Rate', 180, '15_year_fixed'],
    ['5/6 Adjustable Rate', 360, '5_1_arm'],
    ['10/1 Adjustable Rate', 360, '10_1_arm'],
    ['3/1 Adjustable Rate', 360, null],
    ['5 Year Interest Only, 5/3 Adjustable Rate', 360, null],
    ['Fixed Rate', 240, null],
  ])(
    '[LP6] %s over %i months is %s; what the comparison has no name for is asked, not guessed',
    (product, months, type) => {
      const disclosure = sample()
      disclosure.values = { ...disclosure.values, product, loan_term_months: months }
      expect(offerFromEstimate(disclosure).mortgage_type).toBe(type)
    },
  )
})
