import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listed } from '#domain/listed.ts'
import { LOAN_TYPES, type LoanType } from '#domain/loan-type.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import { lenderListWords } from '#features/lenders/page-words.ts'
import { useAction, useCachedView, useCanOpen } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { asToast, type ToastMessage, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { lendersResource } from '../actions.ts'
import type { Lender, LendersView } from '../model.ts'
import { requestProblems, requestToasts, requestWords } from '../request-words.ts'
import { filterLenders, hasLimits } from '../rules.ts'
import { lendersProblems, lendersToasts, lendersWords } from '../words.ts'
import { AccountDialog, CHOSEN } from './account-dialog.tsx'
import { LenderChoice } from './lender-choice.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useMarkOf } from './use-mark-of.ts'

/** Lenders by rate, to put on one's list. */
export function LenderList({ view, loan_amount: own }: { view: LendersView; loan_amount: number | null }) {
  const [loan_amount, setAmount] = useState(own)
  const [loan_type, setType] = useState<LoanType | null>(null)
  const [only_fitting, setOnlyFitting] = useState(false)
  const [params] = useSearchParams()
  // Whoever chose as a guest finds the same ones ticked in the new account.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(params.get(CHOSEN)?.split(',')))
  const [reading, setReading] = useState(false)
  const [needsAccount, setNeedsAccount] = useState(false)
  const may = useCanOpen('lenders')
  const { dispatch, busy } = useAction(lendersResource, 'apply')
  const { readAfresh } = useCachedView(lendersResource)
  const mail = view.request_mail
  const markOf = useMarkOf()
  const { showError, clearError } = useErrorToast()
  const [problem, setProblem] = useState<string>()
  const shown = filterLenders(view.lenders, { loan_amount, loan_type, only_fitting })
  const canJudge = view.lenders.some(hasLimits)
  const offered = new Set(view.lenders.flatMap(lender => lender.loan_types))
  // Whoever was applied to meanwhile, in another tab say, is not chosen any more.
  const selected = view.lenders.filter(({ id }) => chosen.has(id) && !view.applied.includes(id))

  function say(message: ToastMessage) {
    setProblem(message.description)
    showError(message)
  }

  function choose(id: string, on: boolean) {
    setProblem(undefined)
    clearError()
    setChosen(before => new Set(on ? [...before, id] : [...before].filter(one => one !== id)))
  }

  async function submit() {
    if (selected.length === 0) return say(asToast(lendersProblems['no-lenders-selected']))
    if (!may.ok) return setNeedsAccount(true)
    // What goes out is exactly the text that was read.
    if (mail && selected.some(takesMail)) setReading(true)
    else await apply()
  }

  async function apply(agreed_text?: string) {
    const outcome = await dispatch({ lender_ids: selected.map(({ id }) => id), agreed_text })
    if (outcome.ok) {
      setProblem(undefined)
      clearError()
      const receivers = agreed_text === undefined ? [] : selected.filter(takesMail)
      if (receivers.length > 0) toast(requestToasts.sent(listed(receivers.map(({ name }) => name))))
      else toast(lendersToasts.submitted(selected.map(({ name }) => name)))
      setChosen(new Set())
      setReading(false)
    } else if (outcome.problem.status === 503 || outcome.problem.code === 'unexpected') say(lendersToasts.submitFailed)
    else {
      if (outcome.problem.code === requestProblems['request-changed'].code) readAfresh()
      say(asToast(outcome.problem))
    }
  }

  return (
    <Card title={lenderListWords.chooseLenders} description={lendersWords.list} flush>
      <div className="grid gap-4 border-b border-line px-5 pb-4 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <Field label={lenderListWords.loanAmount}>
          <MoneyInput value={loan_amount} onValueChange={setAmount} min={0} max={1_000_000_000} />
        </Field>
        <Field label={lenderListWords.typeLoan}>
          <Select
            placeholder={lenderListWords.allTypes}
            options={LOAN_TYPES.filter(type => offered.has(type)).map(value => ({
              value,
              label: loanTypeLabels[value],
            }))}
            value={loan_type ?? ''}
            onChange={event => setType((event.target.value || null) as LoanType | null)}
          />
        </Field>
        {canJudge && (
          <Checkbox
            label={lenderListWords.amountFilter}
            className="self-end"
            checked={only_fitting}
            onChange={event => setOnlyFitting(event.target.checked)}
          />
        )}
      </div>
      {/* At the top, where no note from below can lie over it. */}
      <div className="sticky top-15 z-10 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-surface px-5 py-3 sm:px-6">
        <p role="status" className="text-sm">
          {selected.length === 0 ? lenderListWords.noneChosen : lenderListWords.chosenLength(selected.length)}
        </p>
        <p className="grow basis-64 text-sm text-muted">
          {!may.ok
            ? lendersWords.beforeGuest
            : mail && view.lenders.some(takesMail)
              ? requestWords.before
              : lendersWords.before}
        </p>
        <div className="order-last basis-full empty:hidden has-[>:empty]:hidden">
          <FormProblem>{problem}</FormProblem>
        </div>
        <Button onClick={submit} loading={busy} loadingLabel={lenderListWords.submitting}>
          {lenderListWords.submitApplications}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="px-5 py-10 text-center text-muted">{lenderListWords.noMatch}</p>
      ) : (
        <ul>
          {shown.map(lender => (
            <LenderChoice
              key={lender.id}
              lender={lender}
              mark={markOf(lender.name)}
              loan_amount={loan_amount}
              applied={view.applied.includes(lender.id)}
              chosen={chosen.has(lender.id)}
              onChoose={on => choose(lender.id, on)}
            />
          ))}
        </ul>
      )}
      {!may.ok && (
        <AccountDialog
          open={needsAccount}
          onOpenChange={setNeedsAccount}
          reason={may.reason}
          chosen={selected.map(({ id }) => id)}
        />
      )}
      {mail && (
        <RequestDialog
          open={reading}
          onOpenChange={setReading}
          mail={mail}
          chosen={selected}
          busy={busy}
          onSubmit={agreed_text => void apply(agreed_text)}
        />
      )}
    </Card>
  )
}

function takesMail({ email }: Lender): boolean {
  return email !== null
}
