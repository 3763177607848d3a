import type { Outcome } from '#resources/problem.ts'
import { asToast, toast } from '#web/ui/toast.ts'

/** Says that it is done, where there is something to say, or why it could not be. */
export function showOutcome(outcome: Outcome<unknown>, done?: string): boolean {
  if (!outcome.ok) toast(asToast(outcome.problem))
  else if (done) toast({ title: done })
  return outcome.ok
}
