import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { noAnswers } from '#features/application/model.ts'
import { agenda, agendaAnswer } from './agenda.ts'
import { agendaSentence, groupDays, surenessWords, titlesWords } from './agenda-words.ts'
import { knownLegalFacts } from './legal-dates.ts'
import { NO_ANSWERS } from './legal-dates-model.ts'
import { firstLegalDayWords } from './legal-dates-words.ts'
import { eventsFor, loanContext } from './loan-context.ts'
import { type StoredEvent, wholeTimeline } from './model.ts'
import { ownLoanWords } from './own-loan-words.ts'
import { isMissed } from './rules.ts'
import { closingPlan } from './what-if.ts'
import { closingSentence, obstacleSentence } from './what-if-words.ts'
import { dayNoteWords } from './working-day-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const today = '2026-11-16'

function saved(event_key: TimelineEventKey, days: number | null, changes: Partial<StoredEvent> = {}): StoredEvent {
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

function itemsOf(events: StoredEvent[], closingIsGuess = true) {
  return agenda(eventsFor(wholeTimeline(events).events, loanContext(null), today), today, { closingIsGuess })
}

const chosen = { date_change_count: 1 }

test('[T44] events stand in this week, the next two, until the keys, without a date, or are done', () => {
  const items = itemsOf([
    saved('contract_signed', -10, { completed: true }),
    saved('loan_application', -2),
    saved('home_inspection', 6),
    saved('due_diligence_ends', 7),
    saved('appraisal_scheduled', 20),
    saved('clear_to_close', 21),
    saved('closing_day', 35),
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
  const [guess] = itemsOf([saved('loan_application', -2)])
  expect(guess && surenessWords(guess)).toBe('We’d guessed Nov\u00a014. No harm done.')
  expect(agendaSentence(agendaAnswer(itemsOf([saved('loan_application', -2), saved('closing_day', 35)])))).toBe(
    'You’re on track. One thing this week, 35 days to closing.',
  )
  expect(agendaSentence(agendaAnswer(itemsOf([saved('loan_application', -2, chosen), saved('closing_day', 0)])))).toBe(
    'One thing is late. Two things this week, closing is today.',
  )
  expect(agendaAnswer(itemsOf([saved('contract_signed', -5, chosen)])).late).toBe(0)
  expect(agendaSentence(agendaAnswer(itemsOf([])))).toBe('Set one date, and the others follow.')
})

test('[T44] a guessed day says probably, and a fixed one does not', () => {
  const sureness = (events: StoredEvent[], isGuess: boolean) => itemsOf(events, isGuess).map(surenessWords).at(-1)
  expect(sureness([saved('closing_day', 4)], true)).toBe('Probably by Friday')
  expect(sureness([saved('closing_day', 4)], false)).toBe('Your date, in 4 days')
})

test('[H141] a folded group names up to three events and counts the rest', () => {
  const titles = ['Contract Signed', 'Loan Application', 'Home Inspection', 'Closing Day']
  expect(titlesWords(titles.slice(0, 3))).toBe('Contract Signed, Loan Application, Home Inspection')
  expect(titlesWords(titles)).toBe('Contract Signed, Loan Application and 2 more')
})

function tried(day: string, changes: { lock_until?: string; may_cancel?: boolean } = {}) {
  const known = knownLegalFacts({
    events: wholeTimeline([saved('closing_day', 35, chosen)]).events,
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
      paid_out_after: null,
    },
    legalDates: NO_ANSWERS,
  })
  const plan = closingPlan(known, day, today)
  return { plan, known, sentence: closingSentence(plan.answer) }
}

test('[LD48] the sentence says whether another day works, and what would stop it', () => {
  expect(tried('2026-12-21', { lock_until: '2026-12-24' }).sentence).toBe(
    'Closing on Dec 21 works. Your rate lock has 3 days to spare.',
  )
  expect(tried('2026-12-21', { lock_until: '2026-12-22' }).sentence).toBe(
    'Closing on Dec 21 works. Your rate lock has 1 day to spare.',
  )
  expect(tried('2026-12-21', { lock_until: '2026-12-21' }).sentence).toBe(
    'Closing on Dec 21 works. Your rate lock has no day to spare.',
  )
  expect(tried('2026-11-24').sentence).toBe(
    'Closing on Nov 24 works if your Closing Disclosure reaches you by Fri, Nov 20.',
  )
  expect(tried('2026-11-20').sentence).toBe('Closing on Nov 20 doesn’t work.')
})

test('[LD49] a weekend or a holiday is not a working day: it never works, and the next working day is offered', () => {
  for (const [day, sentence, why, instead] of [
    ['2026-12-25', 'Dec 25 isn’t a working day.', 'Dec\u00a025 is a holiday (Christmas Day): banks', '2026-12-28'],
    ['2026-12-27', 'Dec 27 isn’t a working day.', 'Dec\u00a027 is a Sunday: banks', '2026-12-28'],
    ['2026-12-26', 'Dec 26 isn’t a working day.', 'Dec\u00a026 is a Saturday: banks send no wires', '2026-12-28'],
    ['2026-11-26', 'Nov 26 isn’t a working day.', 'Nov\u00a026 is a holiday (Thanksgiving Day)', '2026-11-27'],
  ] as const) {
    const { plan, known, sentence: said } = tried(day)
    expect(said).toBe(sentence)
    const reasons = plan.answer.obstacles.map(each => obstacleSentence(each, plan.answer, known))
    expect(reasons.join(' ')).toContain(why)
    expect(plan.instead).toEqual({ day: instead, works: true })
  }
  expect(tried('2026-12-28').plan.instead).toBeNull()
  // Offered, but not praised: the Loan Estimate's seven days are not over by then.
  expect(tried('2026-11-21').plan.instead).toEqual({ day: '2026-11-23', works: true })
  expect(tried('2026-12-27', { lock_until: '2026-12-27' }).plan.instead).toEqual({ day: '2026-12-28', works: false })
})

test('[LD50] the first day that the law allows may be a Saturday; it is said that no wire moves then', () => {
  expect(firstLegalDayWords('2026-11-28')).toBe(
    'The first day the law allows is Sat, Nov 28, 2026. Banks send no wires that day, so the first working day is Mon, Nov 30, 2026.',
  )
  expect(firstLegalDayWords('2026-11-30')).toBe('The first day the law allows is Mon, Nov 30, 2026.')
})

test('[T99] a day that was counted onto a closed one says where it was and why it moved', () => {
  const notes = (events: StoredEvent[]) =>
    itemsOf(events).flatMap(({ event, note }) => (note ? [dayNoteWords(note, event.event_key)] : []))
  const contract = saved('contract_signed', -4, chosen)
  const filled = (event_key: TimelineEventKey, scheduled_date: string) => ({ ...saved(event_key, 0), scheduled_date })
  expect(
    notes([
      contract,
      filled('appraisal_scheduled', '2026-11-27'),
      filled('final_walkthrough', '2026-12-28'),
      filled('closing_day', '2026-12-28'),
    ]).map(plain),
  ).toEqual([
    '14 days is Thu, Nov 26; few appraisers work on a holiday, so Fri, Nov 27.',
    '43 days is Fri, Dec 25; few walk through on a holiday, so Mon, Dec 28.',
    '45 days is Sun, Dec 27; nobody closes on a Sunday, so Mon, Dec 28.',
  ])
  // A day that nobody had to move says nothing.
  expect(notes([contract, filled('loan_underwriting', '2026-12-03')])).toEqual([])
})

test('[T100] a closed day that the buyer chose, or that was filled in before, is marked and never moved; a working day is offered', () => {
  const noteOf = (event_key: TimelineEventKey, scheduled_date: string, changes: Partial<StoredEvent> = {}) =>
    itemsOf([{ ...saved(event_key, 0, changes), scheduled_date }]).find(({ event }) => event.event_key === event_key)
      ?.note ?? null
  for (const changes of [chosen, {}]) {
    const note = noteOf('closing_day', '2026-12-25', changes)
    expect(note).toMatchObject({ kind: 'closed', day: '2026-12-25', offer: '2026-12-28' })
    expect(note && plain(dayNoteWords(note, 'closing_day'))).toBe(
      'Dec 25 is a holiday (Christmas Day): banks and recorders are closed.',
    )
  }
  // Inspectors work on Saturdays; on a Sunday it is said, and nothing is pushed.
  expect(noteOf('home_inspection', '2026-12-26', chosen)).toBeNull()
  expect(noteOf('home_inspection', '2026-12-27', chosen)).toMatchObject({ kind: 'closed', offer: null })
  expect(noteOf('closing_day', '2026-12-25', { completed: true })).toBeNull()
})

test('[T101] a contract is signed from its date on, whatever was ticked: done, never late, and nothing to tick', () => {
  const contractOn = (days: number) =>
    itemsOf([saved('contract_signed', days, chosen), saved('closing_day', 35, chosen)]).find(
      ({ event }) => event.event_key === 'contract_signed',
    )
  for (const days of [-30, -1, 0])
    expect(contractOn(days)).toMatchObject({ group: 'done', event: { completed: true, tickable: false } })
  expect(contractOn(1)).toMatchObject({ group: 'week', event: { completed: false, tickable: true } })
})

test('[LD48] it says what stands against it, and what must happen by when for that day', () => {
  const { plan, known } = tried('2026-11-18', { lock_until: '2026-11-17' })
  expect(plan.answer.obstacles.map(each => obstacleSentence(each, plan.answer, known))).toEqual([
    'There must be seven business days between sending the Loan Estimate and closing.',
    'The Closing Disclosure would have had to reach you by Sat, Nov 14, 2026.',
    'Your rate lock ends on Tue, Nov 17, 2026, before the lender would pay out. Ask what an extension costs and who pays for it.',
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
  const events = [saved('home_inspection', 3)]
  const shown = eventsFor(wholeTimeline(events).events, loanContext(null, true), today)
  const items = agenda(shown, today, { closingIsGuess: false })
  expect(agendaAnswer(items)).toMatchObject({ kind: 'done', week: 0, late: 0 })
})

test('[H119] only a day that somebody set can be missed; one that was filled in cannot', () => {
  const [guessed, set] = [0, 1].map(date_change_count =>
    wholeTimeline([saved('home_inspection', -3, { date_change_count })]).events.find(
      ({ event_key }) => event_key === 'home_inspection',
    ),
  )
  expect(guessed && isMissed(guessed, today)).toBe(false)
  expect(set && isMissed(set, today)).toBe(true)
})
