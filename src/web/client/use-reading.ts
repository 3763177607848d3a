import {
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useReducer, useState } from 'react'

/**
 * A query, as `useQuery` reads it; but that draws whatever arrives in one piece. Whole pages hang on a first reading: it is drawn
 * in slices, so that a slow phone answers its owner's finger in between. What comes later is drawn at once.
 */
export function useReading<Data, Failure>(
  options: QueryObserverOptions<Data, Failure>,
): QueryObserverResult<Data, Failure> {
  const queries = useQueryClient()
  const asked = queries.defaultQueryOptions({ ...options, notifyOnChangeProps: ['data', 'error', 'status'] })
  const [observer] = useState(() => new QueryObserver<Data, Failure>(queries, asked))
  const [times, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    let isFirst = observer.getCurrentResult().isPending
    const drawAgain = () => {
      if (isFirst) startTransition(draw)
      else draw()
      isFirst = observer.getCurrentResult().isPending
    }
    const end = observer.subscribe(notifyManager.batchCalls(drawAgain))
    // What arrived between drawing and now was told to nobody here.
    observer.updateResult()
    return end
  }, [observer])
  useEffect(() => observer.setOptions(asked))
  // Not in every drawing: React throws away what a drawing finds that nobody asked for, and the effects that hang on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the observer asks for one when there is something new.
  return useMemo(() => observer.getOptimisticResult(asked), [observer, times, asked.queryHash, asked.enabled])
}
