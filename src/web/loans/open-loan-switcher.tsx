import { Check, Pencil, Plus } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { loanName } from '#resources/loan-name.ts'
import type { Loan, SharedLoan } from '#resources/loans-model.ts'
import { endReasonWords, loanStateWords } from '#resources/loans-words.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { BeginLoanDialog } from './begin-loan-dialog.tsx'
import { NameLoanDialog } from './name-loan-dialog.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { loanSwitcherWords } from './words.ts'

interface OpenLoanSwitcherProps {
  loans: readonly Loan[]
  shared: readonly SharedLoan[]
  current: Loan
  trigger: ReactElement
}

/** The menu itself. It opens as it arrives: somebody has asked for it. */
export function OpenLoanSwitcher({ loans, shared, current, trigger }: OpenLoanSwitcherProps) {
  const { select } = useLoanChange()
  const [asking, setAsking] = useState<'name' | 'begin'>()
  return (
    <>
      <Menu align="start" defaultOpen trigger={trigger}>
        <MenuLabel>{loanSwitcherWords.loans}</MenuLabel>
        {loans.map(loan => (
          <MenuItem
            key={loan.id}
            icon={<Check aria-hidden="true" className={loan === current ? undefined : 'invisible'} />}
            onSelect={() => loan !== current && void select(loan.id)}
          >
            <span className="block truncate font-[560]">{loanName(loan)}</span>
            <span className="block text-xs text-muted">
              {loan === current ? loanSwitcherWords.current : stateOf(loan)}
            </span>
          </MenuItem>
        ))}
        {shared.map(loan => (
          <MenuItem
            key={loan.id}
            icon={<Check aria-hidden="true" className={loan === current ? undefined : 'invisible'} />}
            onSelect={() => loan !== current && void select(loan.id)}
          >
            <span className="block truncate font-[560]">{loanName(loan)}</span>
            <span className="block text-xs text-muted">{loanSwitcherWords.whose(loan.owner_name)}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        {loans.includes(current) && (
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
