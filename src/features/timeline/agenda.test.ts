import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { noAnswers } from '#features/application/model.ts'
import { agenda, agendaAnswer } from './agenda.ts'
import { agendaSentence, groupDays, surenessWords, titlesWords } from './agenda-words.ts'
import { eventsFor, loanContext } from './loan-context.ts'
import { type KeptEvent, wholeTimeline } from './model.ts'
import { ownLoanWords } from './own-loan-words.ts'
import { rightsFacts } from './rights.ts'
import { NOTHING_TOLD } from './rights-model.ts'
import { isMissed } from './rules.ts'
import { closingPlan } from './what-if.ts'
import { closingSentence, obstacleSentence } from './what-if-words.ts'

const today = '2026-11-16'

function kept(event_key: TimelineEventKey, days: number | null, changes: Partial<KeptEvent> = {}): KeptEvent {
  const scheduled_date = days === null ? null : addDays(today, days)
  return {
    event_key,
    scheduled_date,
    completed: false,
    notes: '',
    date_change_count: 0,
    reminder_enabled: true,
    ...changes,
  }
}

function itemsOf(events: KeptEvent[], closingIsGuess = true) {
  return agenda(eventsFor(wholeTimeline(events).events, loanContext(null)), today, { closingIsGuess })
}

const chosen = { date_change_count: 1 }

test('[T44] events stand in this week, the next two, until the keys, without a date, or are done', () => {
  const items = itemsOf([
    kept('contract_signed', -10, { completed: true }),
    kept('loan_application', -2),
    kept('home_inspection', 6),
    kept('due_diligence_ends', 7),
    kept('appraisal_scheduled', 20),
    kept('clear_to_close', 21),
    kept('closing_day', 35),
  ])
  const groups = Object.groupBy(items, ({ group }) => group)
  const keys = (name: keyof typeof groups) => groups[name]?.map(({ event }) => event.event_key)
  expect(keys('week')).toEqual(['loan_application', 'home_inspection'])
  expect(keys('soon')).toEqual(['due_diligence_ends', 'appraisal_scheduled'])
  expect(keys('later')).toEqual(['clear_to_close', 'closing_day'])
  expect(keys('undated')).toHaveLength(4)
  expect(keys('done')).toEqual(['contract_signed'])
  expect(groupDays('week', today, null)).toBe('Nov 16 to Nov 22')
})

test('[T44] a guess that has passed is told kindly and makes nobody late; a day that somebody set does', () => {
  const [guess] = itemsOf([kept('loan_application', -2)])
  expect(guess && surenessWords(guess)).toBe('We’d guessed Nov\u00a014. No harm done.')
  expect(agendaSentence(agendaAnswer(itemsOf([kept('loan_application', -2), kept('closing_day', 35)])))).toBe(
    'You’re on track. One thing this week, 35 days to closing.',
  )
  expect(agendaSentence(agendaAnswer(itemsOf([kept('loan_application', -2, chosen), kept('closing_day', 0)])))).toBe(
    'One thing is late. Two things this week, closing is today.',
  )
  expect(agendaAnswer(itemsOf([kept('contract_signed', -5, chosen)])).late).toBe(0)
  expect(agendaSentence(agendaAnswer(itemsOf([])))).toBe('Set one date, and the others follow.')
})

test('[T44] a guessed day says probably, and a fixed one does not', () => {
  const sureness = (events: KeptEvent[], isGuess: boolean) => itemsOf(events, isGuess).map(surenessWords).at(-1)
  expect(sureness([kept('closing_day', 4)], true)).toBe('Probably by Friday')
  expect(sureness([kept('closing_day', 4)], false)).toBe('Your date, in 4 days')
})

test('[H141] a folded group names up to three events and counts the rest', () => {
  const titles = ['Contract Signed', 'Loan Application', 'Home Inspection', 'Closing Day']
  expect(titlesWords(titles.slice(0, 3))).toBe('Contract Signed, Loan Application, Home Inspection')
  expect(titlesWords(titles)).toBe('Contract Signed, Loan Application and 2 more')
})

function tried(day: string, changes: { lock_until?: string; may_cancel?: boolean } = {}) {
  const known = rightsFacts({
    events: wholeTimeline([kept('closing_day', 35, chosen)]).events,
    context: {
      ...loanContext(null),
      is_refinance: changes.may_cancel ?? false,
      may_cancel: changes.may_cancel ?? false,
    },
    papers: {
      lender: 'Harbor',
      estimate_sent_on: '2026-11-13',
      revised_on: null,
      costs_expire_on: null,
      lock_until: changes.lock_until ?? null,
      disclosure_sent_on: null,
      corrected_sent_on: null,
      closing_on: null,
    },
    rights: NOTHING_TOLD,
  })
  const plan = closingPlan(known, day, today)
  return { plan, known, sentence: closingSentence(plan.answer) }
}

test('[LD48] the sentence says whether another day works and with how much room', () => {
  expect(tried('2026-12-21', { lock_until: '2026-12-25' }).sentence).toBe(
    'Closing on Dec 21 works, with 4 days to spare.',
  )
  expect(tried('2026-12-21', { lock_until: '2026-12-22' }).sentence).toBe(
    'Closing on Dec 21 works, with 1 day to spare.',
  )
  expect(tried('2026-12-21', { lock_until: '2026-12-21' }).sentence).toBe(
    'Closing on Dec 21 works, with no day to spare.',
  )
  expect(tried('2026-11-20').sentence).toBe('Closing on Nov 20 doesn’t work.')
})

test('[LD48] it says what stands against it, and what must happen by when for that day', () => {
  const { plan, known } = tried('2026-11-18', { lock_until: '2026-11-17' })
  expect(plan.answer.obstacles.map(each => obstacleSentence(each, plan.answer, known))).toEqual([
    'There must be seven business days between sending the Loan Estimate and closing.',
    'The Closing Disclosure would have had to reach you by Sat, Nov 14, 2026.',
    'Your rate lock ends on Tue, Nov 17, 2026. Ask what an extension costs and who pays for it.',
  ])
  const later = tried('2026-12-21', { may_cancel: true })
  expect(later.plan.dates.map(({ key, day }) => [key, day])).toEqual([
    ['last-revised-estimate', '2026-12-16'],
    ['appraisal-copy', '2026-12-16'],
    ['disclosure-in-hand', '2026-12-17'],
    ['see-corrected', '2026-12-18'],
    ['right-to-cancel', '2026-12-24'],
    ['money-after-cancel', '2026-12-25'],
    ['refund-by', '2027-02-19'],
  ])
})

test('[H113] the timeline names the loan of the application that its dates and rights follow from', () => {
  expect(ownLoanWords(null)).toBeNull()
  expect(ownLoanWords({ ...noAnswers, loan_amount: 360_000 })).toBeNull()
  const answers = { ...noAnswers, loan_amount: 360_000, property_state: 'Ohio' as const }
  expect(ownLoanWords(answers)).toContain('From your application: a $360,000 loan to buy a home in Ohio.')
  expect(ownLoanWords({ ...answers, loan_purpose: 'refinance' })).toContain('a $360,000 refinance in Ohio.')
})

test('[H118] once the loan is closed the timeline is finished, whatever was never ticked off', () => {
  const events = [kept('home_inspection', 3)]
  const shown = eventsFor(wholeTimeline(events).events, loanContext(null, true))
  const items = agenda(shown, today, { closingIsGuess: false })
  expect(agendaAnswer(items)).toMatchObject({ kind: 'done', week: 0, late: 0 })
})

test('[H119] only a day that somebody set can be missed; one that was filled in cannot', () => {
  const [guessed, set] = [0, 1].map(date_change_count =>
    wholeTimeline([kept('home_inspection', -3, { date_change_count })]).events.find(
      ({ event_key }) => event_key === 'home_inspection',
    ),
  )
  expect(guessed && isMissed(guessed, today)).toBe(false)
  expect(set && isMissed(set, today)).toBe(true)
})
