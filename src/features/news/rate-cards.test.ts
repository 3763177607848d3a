import { expect, test } from 'vitest'
import { monthlyPayment } from '#domain/amortization.ts'
import { DATED_FACTS } from '#domain/dated-facts.ts'
import { upcomingMeetings } from './meetings.ts'
import { RATE_TERMS } from './model.ts'
import { isLive, isRise, NOT_KNOWN, rateCards, weeklyImpact } from './rate-cards.ts'
import type { Observation } from './series.ts'
import { SHIPPED_MEETINGS } from './snapshot.ts'
import { ageWords, impactInWords, newsToasts, weekWords } from './words.ts'

const week = (observed_on: string, rate: number): Observation => ({ series: 'MORTGAGE30US', observed_on, rate })

test('[R1] six cards in their order, each with a rate and a change', () => {
  const cards = rateCards([])
  expect(cards.map(({ term }) => term)).toEqual([
    '30-Year Fixed',
    '15-Year Fixed',
    '5/1 ARM',
    'FHA 30-Year',
    'VA 30-Year',
    'Jumbo 30-Year',
  ])
  expect(RATE_TERMS).toHaveLength(6)
  for (const { rate, change } of cards) {
    expect(rate).toMatch(/^\d\.\d\d%$/)
    expect(change).toMatch(/^([+-]?\d\.\d\d|—)$/)
  }
})

test('[H114] how old a rate is, in days and then in weeks', () => {
  expect([0, 1, 4, 13, 14, 40].map(ageWords)).toEqual([
    'New today',
    '1 day old',
    '4 days old',
    '13 days old',
    '2 weeks old',
    '5 weeks old',
  ])
})

test('[R3] [R16] what ships with the product: the last survey with its day, and samples; none of it moved', () => {
  const cards = rateCards([])
  expect(cards[0]).toEqual({
    term: '30-Year Fixed',
    rate: '7.28%',
    change: '—',
    kind: 'survey',
    date: '2026-10-01',
  })
  expect(cards.map(({ kind }) => kind)).toEqual(['survey', 'sample', 'estimate', 'sample', 'sample', 'sample'])
  expect(cards.every(({ change }) => change === NOT_KNOWN)).toBe(true)
  const [thirty] = cards
  if (!thirty) throw new Error('no card')
  const said = impactInWords(weeklyImpact(thirty, 400_000), 400_000, thirty, '2026-11-18')
  expect(said).toBe('Principal and interest of $400,000 over 30 years at 7.28%, the rate of Thu, Oct 1, 2026.')
})

test('[R17] an old change is against the week before, and the notice of cached data is no error', () => {
  expect(weekWords('2026-11-12', '2026-11-18')).toBe('last week')
  expect(weekWords('2026-11-05', '2026-11-18')).toBe('the week before')
  expect(newsToasts['rates-cached']).not.toHaveProperty('destructive')
  const item = { term: '30-Year Fixed', rate: '7.40%', change: '+0.12', kind: 'survey', date: '2026-10-08' } as const
  expect(impactInWords(weeklyImpact(item, 400_000), 400_000, item, '2026-11-18')).toMatch(
    /more a month than at the rate of the week before\.$/,
  )
})

test('[R2] the change is against the week before, and only a leading plus is a rise', () => {
  const changeOf = (...rates: Observation[]) => rateCards(rates)[0]?.change
  expect(changeOf(week('2026-11-05', 7.3), week('2026-11-12', 7.25))).toBe('-0.05')
  expect(changeOf(week('2026-11-05', 7.2), week('2026-11-12', 7.25))).toBe('+0.05')
  expect(changeOf(week('2026-11-05', 7.25), week('2026-11-12', 7.25))).toBe('0.00')
  // Thanksgiving: the survey comes on Wednesday.
  expect(changeOf(week('2026-11-19', 7.2), week('2026-11-25', 7.3))).toBe('+0.10')
  expect(changeOf(week('2026-11-12', 7.25))).toBe('—')
  expect(changeOf(week('2026-09-03', 6.7), week('2026-11-12', 7.25))).toBe('—')
  expect(['+0.05', '-0.05', '0.00', '—'].map(isRise)).toEqual([true, false, false, false])
})

test('[R2] a daily index is compared with the same day a week ago', () => {
  const day = (observed_on: string, rate: number): Observation => ({ series: 'OBMMIVA30YF', observed_on, rate })
  const cards = rateCards([
    day('2026-11-05', 6.4),
    day('2026-11-06', 6.5),
    day('2026-11-12', 6.45),
    day('2026-11-13', 6.55),
  ])
  expect(cards[4]).toMatchObject({ term: 'VA 30-Year', rate: '6.55%', change: '+0.05', kind: 'index' })
})

test('[R7] the 5/1 ARM is an estimate: half a point below the 30-year rate', () => {
  const cards = rateCards([week('2026-11-05', 7.3), week('2026-11-12', 7.25)])
  expect(cards[0]).toMatchObject({ rate: '7.25%', kind: 'survey' })
  expect(cards[2]).toMatchObject({ term: '5/1 ARM', rate: '6.75%', change: '-0.05', kind: 'estimate' })
})

test('[R6] rates are live only when every feed answered at the last try, within two days', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const feed = (name: string, hours: number, problem: string | null = null) => ({
    feed: name,
    fetched_at: at(hours),
    problem,
  })
  const names = ['survey', 'indices']
  expect(isLive([feed('survey', 1), feed('indices', 1)], names, now)).toBe(true)
  expect(isLive([feed('survey', 1), feed('indices', 1, 'timed-out')], names, now)).toBe(false)
  expect(isLive([feed('survey', 49), feed('indices', 1)], names, now)).toBe(false)
  expect(isLive([feed('survey', 1)], names, now)).toBe(false)
  expect(isLive([], names, now)).toBe(false)
})

test('[R8] at most eight meetings to come, the one that ends today still among them', () => {
  const events = upcomingMeetings([], '2026-12-09')
  expect(events).toHaveLength(8)
  expect(events[0]).toEqual({
    id: 'fomc-2026-12-09',
    title: 'Federal Open Market Committee meeting',
    date: '2026-12-08',
    endDate: '2026-12-09',
    time: '2:00 PM ET',
    description: expect.stringContaining('projections'),
  })
  expect(upcomingMeetings([], '2026-12-10')[0]?.date).toBe('2027-01-26')
  expect(upcomingMeetings([], '2030-01-01')).toEqual([])
  expect(SHIPPED_MEETINGS).toHaveLength(17)
})

test('[R8] a year that was fetched replaces the shipped one', () => {
  const moved = { starts_on: '2027-02-02', ends_on: '2027-02-03', has_projections: false }
  const dates = upcomingMeetings([moved], '2026-12-20').map(({ date }) => date)
  expect(dates).toEqual(['2027-02-02', '2028-01-25'])
})

test('what a week’s change means for a payment is said in dollars', () => {
  const item = { term: '30-Year Fixed', rate: '7.40%', change: '+0.12', kind: 'survey', date: '2026-10-08' } as const
  const { payment, more } = weeklyImpact(item, 400_000)
  expect(payment).toBeCloseTo(2769.52, 2)
  expect(more).toBeCloseTo(payment - monthlyPayment({ principal: 400_000, annual_rate: 7.28, months: 360 }), 6)
  expect(weeklyImpact({ ...item, change: '—' }, 400_000).more).toBeNull()
})

test('[R18] the shipped meetings reach beyond the day on which they are looked at again', () => {
  expect((SHIPPED_MEETINGS.at(-1)?.starts_on ?? '') > DATED_FACTS['fed-meetings'].look_again_on).toBe(true)
})
