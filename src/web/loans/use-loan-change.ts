import { loansResource } from '#resources/loans-resource.ts'
import type { Outcome } from '#resources/problem.ts'
import type { InputOf } from '#resources/resource.ts'
import { useAction } from '#web/client/client-context.tsx'
import { asToast, toast } from '#web/ui/toast.ts'

interface LoanChange {
  busy: boolean
  select(id: string): Promise<void>
  /** `path`: where the new loan goes on; with its application otherwise. */
  begin(loan: InputOf<typeof loansResource, 'open'>, path?: string): Promise<void>
}

/** Goes over to another loan, or begins one. The page is then loaded anew: nothing on it stays of the loan before. */
export function useLoanChange(): LoanChange {
  const selecting = useAction(loansResource, 'select')
  const opening = useAction(loansResource, 'open')
  return {
    busy: selecting.busy || opening.busy,
    async select(id) {
      if (said(await selecting.dispatch({ id }))) window.location.reload()
    },
    async begin(loan, path = '/dashboard/application') {
      if (said(await opening.dispatch(loan))) window.location.assign(path)
    },
  }
}

function said(outcome: Outcome<unknown>): boolean {
  if (!outcome.ok) toast(asToast(outcome.problem))
  return outcome.ok
}
