import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loanName } from '#resources/loan-name.ts'
import { Button } from '#web/ui/button.tsx'
import { tellMissing } from '#web/ui/lazy-part.tsx'
import { useLoans } from './use-loans.ts'
import { loanSwitcherWords } from './words.ts'

const load = () => import('./open-loan-switcher.tsx')
const OpenLoanSwitcher = lazy(async () => ({ default: (await load()).OpenLoanSwitcher }))

/** Which loan one is in, and whose. Whoever has only one of their own is not asked. */
export function LoanSwitcher() {
  const { loans, shared, current } = useLoans()
  const [isHere, setHere] = useState(false)
  if (loans.length + shared.length < 2 && shared.length === 0) return null
  if (!current) return null
  async function open() {
    const loaded = await load().catch(() => null)
    if (loaded) setHere(true)
    else tellMissing(() => void open())
  }
  const owner = shared.find(loan => loan === current)?.owner_name
  const name = owner === undefined ? loanName(current) : loanSwitcherWords.of(owner, loanName(current))
  const button = (
    <Button
      variant="quiet"
      className="min-w-0 max-w-[14rem] max-sm:max-w-[8.5rem]"
      aria-haspopup="menu"
      aria-label={loanSwitcherWords.label(name)}
      onClick={() => void open()}
    >
      <span className="truncate">{name}</span>
      <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </Button>
  )
  return isHere ? (
    <Suspense fallback={button}>
      <OpenLoanSwitcher loans={loans} shared={shared} current={current} trigger={button} />
    </Suspense>
  ) : (
    button
  )
}
