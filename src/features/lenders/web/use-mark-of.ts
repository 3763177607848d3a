import { comparisonResource } from '#features/comparison/actions.ts'
import { markOfLender } from '#features/comparison/marks.ts'
import { useResource } from '#web/client/client-context.tsx'

/** The colour and shape of a lender as the comparison shows it; none where it is not compared. */
export function useMarkOf(): (name: string) => number | undefined {
  const scenarios = useResource(comparisonResource).view?.scenarios ?? []
  return name => markOfLender(scenarios, name)
}
