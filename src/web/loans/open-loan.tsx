import { Button } from '#web/ui/button.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { loanSwitcherWords } from './words.ts'

/** Everything that was saved for a loan, on the pages that it was saved on. */
export function OpenLoan({ id }: { id: string }) {
  const { busy, select } = useLoanChange()
  return (
    <Button variant="ghost" size="sm" loading={busy} onClick={() => void select(id)}>
      {loanSwitcherWords.open}
    </Button>
  )
}
