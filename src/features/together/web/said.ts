import type { Outcome } from '#resources/problem.ts'
import { toast } from '#web/ui/toast.ts'

/** Says that it is done, where there is something to say, or why it could not be. */
export function said(outcome: Outcome<unknown>, done?: string): boolean {
  if (!outcome.ok) toast({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
  else if (done) toast({ title: done })
  return outcome.ok
}
