import type { InputOf } from '#resources/resource.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { disclosuresResource } from '../actions.ts'

type DisclosuresAction = keyof typeof disclosuresResource.actions

/** Does one thing with the disclosures; what could not be done is reported, and the page shows what is stored. */
export function useDisclosuresAction<Name extends DisclosuresAction>(name: Name) {
  const { dispatch } = useAction(disclosuresResource, name)
  const { refetch } = useResource(disclosuresResource)
  return async (input: InputOf<typeof disclosuresResource, Name>): Promise<boolean> => {
    const outcome = await dispatch(input)
    if (outcome.ok) return true
    toast(asToast(outcome.problem))
    void refetch()
    return false
  }
}
