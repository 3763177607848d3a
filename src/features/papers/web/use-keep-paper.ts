import { useAction } from '#web/journey/journey-context.tsx'
import { toast } from '#web/ui/toast.ts'
import { papersDrawer } from '../actions.ts'
import type { KeptPaper } from '../model.ts'

/** Keeps a paper's figures; says so when that did not work. */
export function useKeepPaper(): (paper: Omit<KeptPaper, 'added_at'>) => Promise<boolean> {
  const { act } = useAction(papersDrawer, 'keep')
  return async paper => {
    const outcome = await act(paper)
    if (!outcome.ok) toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
    return outcome.ok
  }
}
