import { applicationResource } from '#features/application/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { togetherResource } from '../actions.ts'
import type { TogetherState } from '../model.ts'
import { togetherPageWords as words } from '../page-words.ts'
import { hiddenFrom } from '../rules.ts'
import { borrowingStart, houseStart } from '../start.ts'
import { BorrowingCard } from './borrowing-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { GiftCard } from './gift-card.tsx'
import { LeavingCard } from './leaving-card.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { RulesCard } from './rules-card.tsx'
import { SheetCard } from './sheet-card.tsx'
import { useHouseForm } from './use-house-form.ts'

export function TogetherShown() {
  const { view, problem, refetch } = useResource(togetherResource)
  const application = useResource(applicationResource)
  if (problem) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!view || application.loading) return <Skeleton className="h-160" />
  const answers = application.view?.completed ?? application.view?.draft ?? null
  return <Shown saved={view} answers={answers} />
}

interface ShownProps {
  saved: TogetherState
  answers: Parameters<typeof houseStart>[0]
}

function Shown({ saved, answers }: ShownProps) {
  const today = useToday()
  const houseForm = useHouseForm(houseStart(answers))
  const { house, borrowing, entries } = saved
  const hidden = hiddenFrom(saved.privacy, useLoans().sharedAs)
  const names = { first: house?.first_name ?? words.you, second: house?.second_name ?? words.other }
  return (
    <div className="grid gap-5 lg:gap-6">
      {/* On a phone one below the other in the order of the decisions; on a desk in two columns. */}
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <div className="contents lg:grid lg:gap-6">
          <div className="order-1 min-w-0">
            <DecisionsCard saved={saved} names={names} today={today} />
          </div>
          <div className="order-2 min-w-0">
            <PeopleCard />
          </div>
          <div className="order-3 min-w-0">
            <PrivacyNote privacy={saved.privacy} hidden={hidden} names={names} />
            <BorrowingCard saved={borrowing} start={borrowingStart(answers)} names={names} hidden={hidden} />
          </div>
          <div className="order-6 min-w-0">
            <SheetCard saved={saved} names={names} today={today} />
          </div>
        </div>
        <div className="contents lg:grid lg:gap-6">
          <div className="order-2 min-w-0">
            <RulesCard form={houseForm} house={house} entries={entries} today={today} />
          </div>
          <div className="order-4 min-w-0">
            <LedgerCard entries={entries} names={names} today={today} />
          </div>
          <div className="order-5 min-w-0">
            <LeavingCard form={houseForm} house={house} borrowing={borrowing} entries={entries} today={today} />
          </div>
          <div className="order-7 min-w-0">
            <GiftCard names={names} />
          </div>
          <Card folded className="order-8 bg-sunk" title={words.notMarried}>
            <p className="text-sm">{words.notMarriedWhy}</p>
            <p className="mt-2 text-xs text-muted">{words.law}</p>
          </Card>
        </div>
      </div>
      <p className="text-sm text-muted">{words.notAdvice}</p>
    </div>
  )
}
