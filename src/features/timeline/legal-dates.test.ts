import { describe, expect, test } from 'vitest'
import { blankDisclosure, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { receivedOn } from '#domain/legal-dates/facts.ts'
import { LEGAL_DATE_KEYS, type LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { disclosureDays, NO_DISCLOSURE_DAYS } from '#features/disclosures/disclosure-days.ts'
import { figuresOf } from '#features/disclosures/model.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { knownLegalFacts, type LegalDatesSources, legalDateEntries, nextLegalDate } from './legal-dates.ts'
import { legalDatesResource } from './legal-dates-actions.ts'
import { isReminded, type LegalAnswers, NO_ANSWERS } from './legal-dates-model.ts'
import { eventsFor, loanContext } from './loan-context.ts'
import { wholeTimeline } from './model.ts'
import { progressOf } from './rules.ts'
import { eventWords } from './words.ts'

const actionContext: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00Z',
  newId: () => 'id',
  randomText: () => '',
}
const purchase = loanContext({ loan_purpose: 'purchase', property_type: 'primary_residence' })
const refinance = loanContext({ loan_purpose: 'refinance', property_type: 'primary_residence' })

const usual = { completed: false, notes: '', reminder_enabled: true }
const closing = (scheduled_date: string, date_change_count = 1) =>
  wholeTimeline([{ ...usual, event_key: 'closing_day', scheduled_date, date_change_count }]).events

function sources(changes: Partial<LegalDatesSources> & { answers?: LegalAnswers }): LegalDatesSources {
  const { answers = {}, ...others } = changes
  const legalDates = { ...NO_ANSWERS, told: answers }
  return { events: wholeTimeline([]).events, context: purchase, papers: NO_DISCLOSURE_DAYS, legalDates, ...others }
}

function dayOf(key: LegalDateKey, changes: Partial<LegalDatesSources> & { answers?: LegalAnswers }) {
  return legalDateEntries(knownLegalFacts(sources(changes)), actionContext.today).find(date => date.key === key)
}

describe('a rate lock that is kept', () => {
  const lock = { locked_on: '2026-11-16', until: '2026-12-30' }
  const disclosures = { ...NO_DISCLOSURE_DAYS, lock_until: '2026-12-20' }

  test('[T50] brings the day of the revised estimate; what was told of it on the timeline comes first', () => {
    expect(dayOf('revised-after-lock', {})).toBe(undefined)
    expect(dayOf('revised-after-lock', { lock })).toMatchObject({ day: '2026-11-19', status: 'open' })
    expect(dayOf('revised-after-lock', { lock, answers: { locked_on: '2026-11-12' } })?.day).toBe('2026-11-17')
  })

  test('[T50] its end comes before the paper’s, and a rate that floats has none', () => {
    expect(knownLegalFacts(sources({ papers: disclosures })).lock_until).toBe('2026-12-20')
    expect(knownLegalFacts(sources({ papers: disclosures, lock })).lock_until).toBe('2026-12-30')
    expect(knownLegalFacts(sources({ papers: disclosures, lock: { locked_on: null, until: null } })).lock_until).toBe(
      null,
    )
  })

  test('[T51] a revised estimate from before the lock does not keep the lender’s three days after it', () => {
    const revised = (revised_on: string) =>
      dayOf('revised-after-lock', { lock, papers: { ...disclosures, revised_on } })?.status
    expect(revised('2026-11-10')).toBe('open')
    expect(revised('2026-11-18')).toBe('met')
    expect(revised('2026-11-25')).toBe('missed')
  })
})

describe('a refinance', () => {
  test('[T42] keeps the eleven events in their order, in words of its own, and marks those that do not apply', () => {
    const events = eventsFor(wholeTimeline([]).events, refinance, actionContext.today)
    expect(events.map(({ event_key }) => event_key)).toEqual(Object.keys(eventWords))
    expect(events.filter(({ applies }) => !applies).map(({ event_key }) => event_key)).toEqual([
      'home_inspection',
      'due_diligence_ends',
      'final_walkthrough',
    ])
    for (const { title, description, notes } of events) {
      expect(`${title} ${description} ${notes}`).not.toMatch(/seller|keys|purchase contract/i)
    }
    expect(
      progressOf(
        events.filter(({ applies }) => applies),
        actionContext.today,
      ).total,
    ).toBe(8)
  })

  test('[T42] what the owner wrote themselves stays, and a purchase has all eleven', () => {
    const own = wholeTimeline([
      { ...usual, event_key: 'closing_day', scheduled_date: null, date_change_count: 0, notes: 'Mine' },
    ])
    expect(eventsFor(own.events, refinance, actionContext.today).at(-1)?.notes).toBe('Mine')
    expect(eventsFor(own.events, purchase, actionContext.today).every(({ applies }) => applies)).toBe(true)
  })

  test('[T43] of one’s own home can be cancelled for three days; of another home or to buy one it cannot', () => {
    const events = closing('2026-12-18')
    expect(dayOf('right-to-cancel', { events, context: refinance })?.day).toBe('2026-12-22')
    expect(dayOf('money-after-cancel', { events, context: refinance })?.day).toBe('2026-12-23')
    expect(dayOf('right-to-cancel', { events })).toBeUndefined()
    const other = loanContext({ loan_purpose: 'refinance', property_type: 'investment_property' })
    expect(dayOf('right-to-cancel', { events, context: other })).toBeUndefined()
  })
})

function disclosure(kind: Disclosure['kind'], values: Partial<Disclosure['values']>) {
  const blank = blankDisclosure(kind)
  return { figures: figuresOf({ ...blank, values: { ...blank.values, ...values } }), unsure: [] as string[] }
}

describe('where the days come from', () => {
  const estimate = disclosure('loan-estimate', {
    lender: 'Harbor',
    date_issued: '2026-11-13',
    closing_costs_expire: '2026-11-30',
    rate_lock_until: '2026-12-28',
  })
  const terms = { lender: 'Harbor', apr: 6.5, product: 'Fixed Rate', closing_date: '2026-12-21' }
  const closingDisclosure = disclosure('closing-disclosure', { ...terms, date_issued: '2026-12-10' })

  test('[LD41] papers tell the days that are printed on them, of the lender whose paper came last', () => {
    const other = disclosure('loan-estimate', {
      lender: 'County',
      date_issued: '2026-11-10',
      closing_costs_expire: '2026-11-24',
    })
    const corrected = disclosure('closing-disclosure', { ...terms, apr: 6.8, date_issued: '2026-12-16' })
    expect(disclosureDays([])).toEqual(NO_DISCLOSURE_DAYS)
    expect(disclosureDays([other, estimate])).toMatchObject({ lender: 'Harbor', costs_expire_on: '2026-11-30' })
    expect(disclosureDays([corrected, other, estimate, closingDisclosure])).toEqual({
      lender: 'Harbor',
      estimate_sent_on: '2026-11-13',
      revised_on: null,
      costs_expire_on: '2026-11-30',
      lock_until: '2026-12-28',
      disclosure_sent_on: '2026-12-10',
      corrected_sent_on: '2026-12-16',
      closing_on: '2026-12-21',
      paid_out_after: null,
    })
  })

  test('[LD41] what the buyer told wins over a paper, and how a paper came decides when it was received', () => {
    const disclosures = disclosureDays([estimate, closingDisclosure])
    expect(dayOf('closing-after-disclosure', { papers: disclosures })?.day).toBe('2026-12-17')
    const received = (answers: LegalAnswers) => {
      const { disclosure: closingDisclosure } = knownLegalFacts(sources({ papers: disclosures, answers })).facts
      return closingDisclosure && receivedOn(closingDisclosure)
    }
    expect(received({})).toBe('2026-12-14')
    expect(received({ disclosure_delivery: 'hand' })).toBe('2026-12-10')
    expect(received({ disclosure_delivery: 'email', disclosure_opened_on: '2026-12-11' })).toBe('2026-12-11')
    expect(received({ disclosure_sent_on: '2026-12-14', disclosure_delivery: 'hand' })).toBe('2026-12-14')
    expect(dayOf('costs-expire', { papers: disclosures })).toMatchObject({ day: '2026-11-30', sense: 'printed' })
  })

  test('[LD41] a lender that opens on Saturdays counts them', () => {
    const answers = { applied_on: '2026-11-19' }
    expect(dayOf('estimate-due', { answers })?.day).toBe('2026-11-24')
    expect(dayOf('estimate-due', { answers: { ...answers, lender_open_saturdays: true } })?.day).toBe('2026-11-23')
  })

  test('[LD42] what is counted from a day that we filled in is probable, until the buyer says that it is fixed', () => {
    const events = closing('2026-12-18', 0)
    expect(dayOf('disclosure-in-hand', { events })).toMatchObject({ day: '2026-12-15', sure: false, status: 'open' })
    expect(dayOf('disclosure-in-hand', { events, answers: { closing_fixed_on: '2026-12-18' } })?.sure).toBe(true)
    expect(dayOf('disclosure-in-hand', { events, answers: { closing_fixed_on: '2026-12-17' } })?.sure).toBe(false)
    expect(dayOf('disclosure-in-hand', { events: closing('2026-12-18') })?.sure).toBe(true)
  })

  test('[LD42] a guess is never missed, and an earliest day proves nothing against a guessed closing', () => {
    const answers = { estimate_sent_on: '2026-11-13' }
    expect(dayOf('earliest-closing', { events: closing('2026-11-16', 0), answers })?.status).toBe('open')
    expect(dayOf('earliest-closing', { events: closing('2026-11-16'), answers })?.status).toBe('missed')
    expect(dayOf('earliest-closing', { events: closing('2026-12-16'), answers })?.status).toBe('met')
    expect(dayOf('disclosure-in-hand', { events: closing('2026-11-16', 0) })?.status).toBe('passed')
  })

  test('[LD43] the folded lane shows the next date that is still to come', () => {
    const dates = legalDateEntries(
      knownLegalFacts(sources({ papers: disclosureDays([estimate]), events: closing('2026-12-21') })),
      actionContext.today,
    )
    expect(nextLegalDate(dates, actionContext.today)?.key).toBe('fee-ban')
    expect(nextLegalDate(dates, '2026-12-22')?.key).toBe('refund-by')
    expect(nextLegalDate([], actionContext.today)).toBeUndefined()
  })
})

describe('what the buyer tells', () => {
  const tell = (input: object, from = NO_ANSWERS) => applyAction(legalDatesResource, 'tell', from, input, actionContext)

  test('[LD44] is kept field by field, can be taken back, and counts as a change only when it is one', () => {
    const first = tell({ applied_on: '2026-11-05', lender_open_saturdays: true })
    if (!first.ok) throw new Error(first.problem.detail)
    const second = tell({ applied_on: null, lender_open_saturdays: true }, first.value)
    expect(second).toMatchObject({ ok: true, value: { told: { lender_open_saturdays: true }, changes: 2 } })
    if (!second.ok) return
    expect(tell({ lender_open_saturdays: true }, second.value)).toMatchObject({
      value: { changes: 2 },
    })
  })

  test('[LD44] what cannot be is refused in words', () => {
    for (const wrong of [
      { applied_on: '2026-02-30' },
      { applied_on: '1999-12-31' },
      { disclosure_delivery: 'pigeon' },
      { lender_open_saturdays: 'yes' },
      { disclosure_sent_on: '2026-12-10', disclosure_opened_on: '2026-12-09' },
      { moon: 'full' },
    ]) {
      expect(tell(wrong), JSON.stringify(wrong)).toMatchObject({ ok: false, problem: { status: 400 } })
    }
  })

  test('[LD45] a guest’s answers fill what the account did not tell, and importing twice changes nothing more', () => {
    const merge = legalDatesResource.guest?.merge
    if (!merge) throw new Error('guests keep it too')
    const account = { ...NO_ANSWERS, told: { applied_on: '2026-11-05' }, changes: 1 }
    const guest = { ...NO_ANSWERS, told: { applied_on: '2026-11-01', intent_on: '2026-11-20' }, changes: 4 }
    const once = merge(account, guest, undefined, actionContext)
    expect(once).toMatchObject({ value: { told: { applied_on: '2026-11-05', intent_on: '2026-11-20' }, changes: 2 } })
    if (once.ok) expect(merge(once.value, guest, undefined, actionContext)).toEqual(once)
  })

  test('[LD46] each date has a switch of its own; those from which something is only allowed start off', () => {
    expect(LEGAL_DATE_KEYS.filter(key => !isReminded(NO_ANSWERS, key))).toEqual([
      'fee-ban',
      'earliest-closing',
      'last-revised-estimate',
      'closing-after-disclosure',
      'closing-after-new-wait',
      'money-after-cancel',
    ])
    const done = applyAction(
      legalDatesResource,
      'remind',
      NO_ANSWERS,
      { key: 'earliest-closing', reminder_enabled: true },
      actionContext,
    )
    expect(done.ok && isReminded(done.value, 'earliest-closing')).toBe(true)
    expect(done.ok && isReminded(done.value, 'fee-ban')).toBe(false)
  })
})

test('[X181] of a closed loan only what the law gives after closing is still open', () => {
  const context = { ...refinance, is_closed: true }
  const answers: LegalAnswers = { estimate_sent_on: '2026-11-13', change_known_on: '2026-11-14' }
  const open = (closed: LegalDatesSources) =>
    legalDateEntries(knownLegalFacts(closed), actionContext.today)
      .filter(({ status }) => status === 'open' || status === 'from')
      .map(({ key }) => key)
  const events = closing('2026-11-14')
  expect(open(sources({ answers, events, context: refinance }))).toContain('costs-expire')
  expect(open(sources({ answers, events, context }))).toEqual([
    'right-to-cancel',
    'money-after-cancel',
    'corrected-papers',
    'refund-by',
  ])
  // A day that has passed, and of which nobody said whether it was met, tells a closed loan nothing.
  const shown = legalDateEntries(knownLegalFacts(sources({ events, context })), actionContext.today)
  expect(shown.filter(({ status }) => status === 'passed')).toEqual([])
})
