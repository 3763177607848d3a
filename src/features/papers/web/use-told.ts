import type { InputOf } from '#journey/drawer.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { toast } from '#web/ui/toast.ts'
import { papersDrawer } from '../actions.ts'

type PapersAction = keyof typeof papersDrawer.actions

/** Does one thing with the papers; what could not be done is told, and the page shows what is kept. */
export function useTold<Name extends PapersAction>(name: Name) {
  const { act } = useAction(papersDrawer, name)
  const { retry } = useDrawer(papersDrawer)
  return async (input: InputOf<typeof papersDrawer, Name>): Promise<boolean> => {
    const outcome = await act(input)
    if (outcome.ok) return true
    toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
    retry()
    return false
  }
}
