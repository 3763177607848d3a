import type { InputOf } from '#resources/resource.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { toast } from '#web/ui/toast.ts'
import { papersResource } from '../actions.ts'

type PapersAction = keyof typeof papersResource.actions

/** Does one thing with the papers; what could not be done is reported, and the page shows what is stored. */
export function usePapersAction<Name extends PapersAction>(name: Name) {
  const { dispatch } = useAction(papersResource, name)
  const { retry } = useResource(papersResource)
  return async (input: InputOf<typeof papersResource, Name>): Promise<boolean> => {
    const outcome = await dispatch(input)
    if (outcome.ok) return true
    toast({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
    retry()
    return false
  }
}
