import { Plus } from 'lucide-react'
import { useState } from 'react'
import { showProblem } from '#web/auth/sign-in-again.tsx'
import { useAction } from '#web/client/client-context.tsx'
import { useLoanChange } from '#web/loans/use-loan-change.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { servicingResource } from '../actions.ts'
import { monthlyDropWords } from '../drop-words.ts'
import { BLANK_LOAN, loanOnStatement, type StatementRead, statementRead } from '../loan-draft.ts'
import { loanFormWords, entryWords as words } from '../loan-words.ts'
import type { HomeLoan } from '../model.ts'
import { LoanForm } from './loan-form.tsx'
import type { ReadStatementFile } from './statement-file.ts'

interface LoanEntryProps {
  /** Nothing is saved yet for the loan that the page is about. */
  isBlank: boolean
  read: ReadStatementFile
}

/** A loan that was not bought with us: from a statement, or four figures. */
export function LoanEntry({ isBlank, read }: LoanEntryProps) {
  const { begin, busy } = useLoanChange()
  if (isBlank) return <BlankEntry read={read} />
  return (
    <Card title={words.otherTitle} description={words.other}>
      <Button
        loading={busy}
        icon={<Plus className="size-4" aria-hidden="true" />}
        onClick={() => void begin({ purpose: 'purchase' }, '/dashboard/my-home')}
      >
        {words.begin}
      </Button>
    </Card>
  )
}

function BlankEntry({ read }: { read: ReadStatementFile }) {
  const saveStatement = useAction(servicingResource, 'keep')
  const [statement, setStatement] = useState<{ key: number; figures: StatementRead } | null>(null)
  const figures = statement?.figures
  const start = figures ? loanOnStatement({ ...figures, due_on: figures.due_on ?? '' }) : BLANK_LOAN

  /** The statement that the loan was entered from is its first one. */
  async function saved(loan: HomeLoan) {
    if (!figures) return
    const { servicer } = loan
    const first = { ...figures, due_on: figures.due_on ?? loan.due_on, servicer }
    showProblem(await saveStatement.dispatch({ id: crypto.randomUUID(), figures: first }))
  }

  return (
    <div className="grid gap-6">
      <FileDrop
        words={monthlyDropWords}
        read={read}
        onRead={({ disclosure }) =>
          setStatement(before => ({ key: (before?.key ?? 0) + 1, figures: statementRead(disclosure) }))
        }
      />
      <Card title={loanFormWords.enter} description={loanFormWords.enterWhy}>
        <LoanForm
          key={statement?.key ?? 0}
          start={{ ...start, due_on: start.due_on || null }}
          onSaved={loan => void saved(loan)}
        />
      </Card>
    </div>
  )
}
