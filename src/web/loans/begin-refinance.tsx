import { RefreshCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { useLoans } from './use-loans.ts'
import { beginRefinanceWords } from './words.ts'

/** A new loan that is to take the place of this one: its home, balance, rate and servicer come along. */
export function BeginRefinance() {
  const { current } = useLoans()
  const { busy, begin } = useLoanChange()
  if (current?.state !== 'owned') return null
  return (
    <Button
      variant="ghost"
      loading={busy}
      icon={<RefreshCcw className="size-4" aria-hidden="true" />}
      onClick={() => void begin({ purpose: 'refinance', refinances: current.id })}
    >
      {beginRefinanceWords.button}
    </Button>
  )
}
