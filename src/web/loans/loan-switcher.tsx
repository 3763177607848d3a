import { Check, ChevronsUpDown, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { loanName } from '#resources/loan-name.ts'
import type { Loan } from '#resources/loans-model.ts'
import { endReasonWords, loanStateWords } from '#resources/loans-words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { useLoans } from './use-loans.ts'
import { loanSwitcherWords } from './words.ts'

const NameLoanDialog = lazyPart(async () => (await import('./name-loan-dialog.tsx')).NameLoanDialog, {
  missing: 'note',
  fallback: null,
})

const BeginLoanDialog = lazyPart(async () => (await import('./begin-loan-dialog.tsx')).BeginLoanDialog, {
  missing: 'note',
  fallback: null,
})

/** Which loan one is in, and whose. Whoever has only one of their own is not asked. */
export function LoanSwitcher() {
  const { loans, shared, current } = useLoans()
  const { select } = useLoanChange()
  const [asking, setAsking] = useState<'name' | 'begin'>()
  if (loans.length + shared.length < 2 && shared.length === 0) return null
  if (!current) return null
  const owner = shared.find(loan => loan === current)?.owner_name
  const name = owner === undefined ? loanName(current) : loanSwitcherWords.of(owner, loanName(current))
  const choices = [
    ...loans.map(loan => ({ loan, detail: loan === current ? loanSwitcherWords.current : stateOf(loan) })),
    ...shared.map(loan => ({ loan, detail: loanSwitcherWords.whose(loan.owner_name) })),
  ]
  return (
    <>
      <Menu
        align="start"
        label={loanSwitcherWords.loans}
        trigger={menu => (
          <Button
            variant="quiet"
            className="min-w-0 max-w-[14rem] max-sm:max-w-[8.5rem]"
            aria-label={loanSwitcherWords.label(name)}
            popoverTarget={menu}
          >
            <span className="truncate">{name}</span>
            <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
          </Button>
        )}
      >
        <MenuLabel>{loanSwitcherWords.loans}</MenuLabel>
        {choices.map(({ loan, detail }) => (
          <MenuItem
            key={loan.id}
            icon={<Check aria-hidden="true" className={loan === current ? undefined : 'invisible'} />}
            current={loan === current}
            onSelect={() => loan !== current && void select(loan.id)}
          >
            <span className="block truncate font-[560]">{loanName(loan)}</span>
            <span className="block text-xs text-muted">{detail}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        {owner === undefined && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAsking('name')}>
            {loanSwitcherWords.rename}
          </MenuItem>
        )}
        <MenuItem icon={<Plus aria-hidden="true" />} onSelect={() => setAsking('begin')}>
          {loanSwitcherWords.begin}
        </MenuItem>
      </Menu>
      {asking === 'name' && <NameLoanDialog loan={current} onClose={() => setAsking(undefined)} />}
      {asking === 'begin' && <BeginLoanDialog current={current} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function stateOf({ state, end_reason }: Loan): string {
  return end_reason ? endReasonWords[end_reason] : loanStateWords[state]
}
