import { useQuery } from '@tanstack/react-query'
import type { HistoryAnswer, HistoryWeek } from '#features/news/model.ts'
import { readApi } from '#web/remote/api.ts'

const FRESH_MS = 5 * 60_000

/** The newest week of Freddie Mac's survey that is known; nothing until it is there, or where nobody answers. */
export function useAverage(): HistoryWeek | undefined {
  const { data } = useQuery({
    // The page of rates asks for the same.
    queryKey: ['rate-history'],
    queryFn: async () => {
      const answer = await readApi<HistoryAnswer>('/api/rates/history')
      if (!answer.ok) throw new Error(answer.refusal.detail)
      return answer.value
    },
    staleTime: FRESH_MS,
  })
  return data?.weeks.at(-1)
}
