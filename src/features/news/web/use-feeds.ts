import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Outcome } from '#resources/problem.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import { toast } from '#web/ui/toast.ts'
import { rateHistory } from '../history.ts'
import { upcomingMeetings } from '../meetings.ts'
import type { CalendarAnswer, HistoryAnswer, MeetingEvent, RatesAnswer } from '../model.ts'
import { rateCards } from '../rate-cards.ts'
import { NEWEST_SURVEY } from '../survey-weeks.ts'
import { newsToasts, sourceWords } from '../words.ts'

const FRESH_MS = 5 * 60_000

/** What stands in when the server cannot be asked: the snapshot is part of the product. */
const shipped: RatesAnswer = {
  rates: rateCards([]),
  lastFetch: NEWEST_SURVEY.observed_on,
  source: sourceWords.snapshot,
  success: false,
}

/** `undefined` while the first answer is on its way. Whatever is shown later is the last good answer. */
export function useRates() {
  const query = useQuery({
    queryKey: ['mortgage-rates'],
    queryFn: () => answerOrThrow<RatesAnswer>(() => callApi('/api/functions/get-mortgage-rates', {})),
    staleTime: FRESH_MS,
  })
  const problem = problemOf(query)
  const isCached = query.data?.success === false
  // Once for every answer, not for every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times are the answers.
  useEffect(() => {
    if (problem && !isExpected(problem)) toast(newsToasts[`rates-${problem}`])
    else if (isCached) toast(newsToasts['rates-cached'])
  }, [query.dataUpdatedAt, query.errorUpdatedAt])
  return {
    answer: query.data ?? (problem ? shipped : undefined),
    busy: query.isFetching,
    refresh: () => {
      // Asked for, it is answered also where no answer was expected.
      if (!navigator.onLine) toast(newsToasts['rates-failed'])
      void query.refetch()
    },
  }
}

export function useMeetings(today: CalendarDay): MeetingEvent[] | undefined {
  const query = useQuery({
    queryKey: ['fed-calendar'],
    queryFn: () => answerOrThrow<CalendarAnswer>(() => callApi('/api/functions/get-fed-calendar', {})),
    staleTime: FRESH_MS,
  })
  const problem = problemOf(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times are the answers.
  useEffect(() => {
    if (problem && !isExpected(problem)) toast(newsToasts[`calendar-${problem}`])
  }, [query.errorUpdatedAt])
  return query.data?.events ?? (problem ? upcomingMeetings([], today) : undefined)
}

/** Without an answer the chart shows what ships with the product; the rates beside it tell of the failure. */
export function useHistory(): HistoryAnswer | undefined {
  const query = useQuery({
    queryKey: ['rate-history'],
    queryFn: () => answerOrThrow<HistoryAnswer>(() => readApi('/api/rates/history')),
    staleTime: FRESH_MS,
  })
  return query.data ?? (problemOf(query) ? rateHistory([]) : undefined)
}

/** `failed`: nobody answered. `refused`: the server did, with a no. */
class Unanswered extends Error {
  kind: 'failed' | 'refused'
  constructor(kind: 'failed' | 'refused') {
    super(kind)
    this.kind = kind
  }
}

async function answerOrThrow<Answer>(call: () => Promise<Outcome<Answer>>): Promise<Answer> {
  const outcome = await call()
  if (outcome.ok) return outcome.value
  throw new Unanswered(outcome.problem.code === 'unreachable' ? 'failed' : 'refused')
}

/** Without a network nobody expects an answer, and the line above the page says why there is none. */
function isExpected(problem: 'failed' | 'refused'): boolean {
  return problem === 'failed' && !navigator.onLine
}

function problemOf({ error }: { error: Error | null }): 'failed' | 'refused' | undefined {
  return error instanceof Unanswered ? error.kind : undefined
}
