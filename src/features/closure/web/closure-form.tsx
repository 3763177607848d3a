import { LockKeyhole } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type CalendarDay, DAY_RANGE } from '#domain/calendar-day.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { LOAN_TYPES, type LoanType } from '#domain/loan-type.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import { closureFormWords } from '#features/closure/page-words.ts'
import { differencesOf } from '#resources/differences.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Term } from '#web/ui/term.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { KnownDetails } from '../known-details.ts'
import { type ClosureView, LONGEST_NOTES } from '../model.ts'
import { closureFieldLabels, closureFieldValue } from '../words.ts'
import { LenderFields } from './lender-fields.tsx'
import type { ClosureDraft } from './use-closure.ts'

interface ClosureFormProps {
  view: ClosureView
  draft: ClosureDraft
  /** What the application asked for, as a reminder beside the final amount. */
  appliedFor: number | null
  from: KnownDetails['from']
  /** The closing day of the timeline, while it is not ahead. */
  planned_on: CalendarDay | null
}

const hints: Record<'disclosure' | 'offer' | 'none', string> = {
  disclosure: closureFormWords.fromDisclosure,
  offer: closureFormWords.fromOffer,
  none: closureFormWords.figuresHint,
}

export function ClosureForm({ view, draft, appliedFor, from, planned_on }: ClosureFormProps) {
  const { closure } = view
  const isClosed = closure?.loan_closed === true
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (Object.keys(draft.errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [draft.errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isClosed) void draft.save()
  }

  return (
    <Card
      title={
        closureFormWords[isClosed ? 'yourClosureDetails' : closure ? 'updateClosureDetails' : 'shareClosureDetails']
      }
      description={isClosed ? undefined : hints[closure ? 'none' : (from ?? 'none')]}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {isClosed && (
          <p className="flex items-center gap-2.5 text-sm text-muted">
            <LockKeyhole className="size-4 flex-none" aria-hidden="true" />
            {closureFormWords.closedHint}
          </p>
        )}
        <Folded title={isClosed && closureFormWords.showDetails}>
          <fieldset disabled={isClosed} className="grid min-w-0 gap-5">
            <legend className="sr-only">{closureFormWords.loanDetails}</legend>
            <LenderFields draft={draft} closure={closure} />
            <ApplicationField view={view} draft={draft} />
            <FigureFields draft={draft} appliedFor={appliedFor} />
            <ClosingDayField draft={draft} planned_on={planned_on} />
            <Field label={closureFormWords.notes} optional error={draft.errors.notes}>
              <Textarea
                rows={3}
                maxLength={LONGEST_NOTES}
                value={draft.details.notes ?? ''}
                onChange={event => draft.change({ notes: event.target.value || null })}
              />
            </Field>
          </fieldset>
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
            {!isClosed && (
              <Button type="submit" variant="ghost" loading={draft.saving} loadingLabel={closureFormWords.saving}>
                {closure ? closureFormWords.updateDetails : closureFormWords.saveDetails}
              </Button>
            )}
            <Button
              onClick={() => draft.mayClose() && setAsking(true)}
              loading={draft.closing}
              loadingLabel={closureFormWords.closing}
              disabledReason={isClosed && closureFormWords.lockedReason}
              title={isClosed ? closureFormWords.lockedReason : undefined}
            >
              {isClosed ? closureFormWords.loanAlreadyClosed : closureFormWords.markLoanClosed}
            </Button>
            {!isClosed && <p className="text-xs text-muted">{closureFormWords.lockWarning}</p>}
          </div>
        </Folded>
      </form>
      <DraftQuestion
        draft={draft.form}
        differences={(here, saved) =>
          differencesOf(closureFieldLabels, [here, saved], (details, field) => closureFieldValue(field, details))
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={closureFormWords.confirmTitle}
        description={closureFormWords.closeRepeats(
          draft.details.chosen_lender_name,
          formatMoney(draft.details.loan_amount),
          formatRate(draft.details.interest_rate),
        )}
        confirmLabel={closureFormWords.yesClose}
        cancelLabel={closureFormWords.notYet}
        onConfirm={() => {
          setAsking(false)
          void draft.close()
        }}
      />
    </Card>
  )
}

/** Of a loan that has closed the story above tells what counts; the locked form waits. */
function Folded({ title, children }: { title: string | false; children: ReactNode }) {
  if (title === false) return children
  return (
    <Fold title={title}>
      <div className="grid gap-5 pt-2">{children}</div>
    </Fold>
  )
}

function ApplicationField({ view, draft }: { view: ClosureView; draft: ClosureDraft }) {
  const { applications } = view
  const { application_id } = draft.details
  const known = [
    ...new Set([...applications.map(({ tracking_id }) => tracking_id), ...(application_id ? [application_id] : [])]),
  ]
  if (known.length === 0) return <NoApplication />
  return (
    <Field
      label={closureFormWords.applicationId}
      hint={closureFormWords.applicationHint}
      error={draft.errors.application_id}
    >
      <Select
        value={application_id ?? ''}
        onChange={event => draft.change({ application_id: event.target.value || null })}
        options={known.map(id => ({ value: id, label: id }))}
        placeholder={closureFormWords.chooseApplication}
      />
    </Field>
  )
}

function NoApplication() {
  return (
    <Banner
      tone="attention"
      title={closureFormWords.noApplicationTitle}
      actions={
        <LinkButton as={Link} to="/dashboard/application">
          {closureFormWords.completeApplication}
        </LinkButton>
      }
    >
      {closureFormWords.noApplicationHint}
    </Banner>
  )
}

/** Asked for because the first payment is counted from its month. */
function ClosingDayField({ draft, planned_on }: Pick<ClosureFormProps, 'draft' | 'planned_on'>) {
  const closed_on = draft.details.closed_on ?? ''
  const isPlanned = closed_on !== '' && closed_on === planned_on
  return (
    <Field
      label={closureFormWords.closedOn}
      hint={isPlanned ? closureFormWords.closedOnTimeline : closureFormWords.closedOnHint}
      error={draft.errors.closed_on}
      optional
    >
      <DateInput
        value={closed_on}
        {...DAY_RANGE}
        onChange={event => draft.change({ closed_on: event.target.value || null })}
      />
    </Field>
  )
}

function FigureFields({ draft, appliedFor }: { draft: ClosureDraft; appliedFor: number | null }) {
  const { details, errors, change } = draft
  const { interest_rate, apr } = details
  const aprIsLow = interest_rate !== null && apr !== null && apr < interest_rate
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label={closureFormWords.finalLoanAmount}
        hint={appliedFor ? closureFormWords.appliedFor(formatMoney(appliedFor)) : undefined}
        error={errors.loan_amount}
      >
        <MoneyInput value={details.loan_amount} onValueChange={loan_amount => change({ loan_amount })} />
      </Field>
      <Field label={closureFormWords.interestRate} error={errors.interest_rate}>
        <PercentInput value={interest_rate} max={100} onValueChange={value => change({ interest_rate: value })} />
      </Field>
      <Field label={closureFormWords.loanType} error={errors.loan_type}>
        <Select
          value={details.loan_type ?? ''}
          onChange={event => change({ loan_type: (event.target.value || null) as LoanType | null })}
          options={LOAN_TYPES.map(value => ({ value, label: loanTypeLabels[value] }))}
          placeholder={closureFormWords.chooseType}
        />
      </Field>
      <Field
        label={closureFormWords.apr}
        aside={<Term explanation={closureFormWords.aprHint}>{closureFormWords.what}</Term>}
        hint={aprIsLow ? closureFormWords.usuallyAprLittleAbove : undefined}
        error={errors.apr}
      >
        <PercentInput value={apr} max={100} onValueChange={value => change({ apr: value })} />
      </Field>
    </div>
  )
}
