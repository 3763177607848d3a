import { CircleCheck, Plus, RotateCcw } from 'lucide-react'
import { memo, type Ref, Suspense, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { loanToValue } from '#domain/ratios.ts'
import { lenderTableWords } from '#features/comparison/page-words.ts'
import { useOfflineQueueState } from '#web/offline-queue/offline-queue-context.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Term } from '#web/ui/term.tsx'
import { type Basis, startingOffer } from '../basis.ts'
import { aboveAll } from '../current-loan.ts'
import { LONGEST_MONTHS } from '../loan-cost.ts'
import { MOST_LENDERS } from '../model.ts'
import { feesSource, sourceOf } from '../offer-sources.ts'
import { costAfter } from '../rules.ts'
import { comparisonProblems, insuranceFieldWords, terms } from '../words.ts'
import { KeepRow } from './keep-row.tsx'
import { LenderRow } from './lender-row.tsx'
import { TakeAlong } from './take-along.tsx'
import type { Scenarios } from './use-scenarios.ts'
import type { Compared } from './use-verdict.ts'

const FeesSheet = lazyPart(async () => (await import('./fees-sheet.tsx')).FeesSheet, { missing: 'note' })

interface LenderTableProps {
  basis: Basis
  scenarios: Scenarios
  /** While somebody is typing, of a moment ago. */
  compared: Compared
  /** Offers that a Loan Estimate made, and in words which. */
  sources: ReadonlyMap<string, string>
  onPaste(): void
  place: Ref<HTMLDivElement>
  /** On a phone, where each offer stands as a card above, the rows wait for who changes something. */
  open: boolean
  onOpenChange(open: boolean): void
}

/** All lenders beside each other. A table at a desk, cards on a phone. */
export function LenderTable(props: LenderTableProps) {
  const { basis, scenarios, compared, sources, onPaste, place, open: isOpen, onOpenChange } = props
  const { rows } = scenarios
  const { costs, offers, names, months, verdict, absences, confidence, situation, keep } = compared
  const [open, setOpen] = useState<string | null>(null)
  const table = useRef<HTMLTableElement>(null)
  // The rows are memoised, so what they are handed must stay the same.
  const latest = useRef(scenarios)
  latest.current = scenarios
  const edit = useCallback<Scenarios['edit']>((id, change) => latest.current.edit(id, change), [])
  const remove = useCallback((id: string) => {
    latest.current.remove(id)
    // The button that had the focus is gone with its row.
    table.current?.focus()
  }, [])
  const whole = months >= LONGEST_MONTHS
  const at = rows.findIndex(row => row.id === open)
  const opened = rows[at]
  const full = rows.length >= MOST_LENDERS && comparisonProblems['too-many-lenders'].detail

  function add() {
    const id = scenarios.add(startingOffer(basis))
    onOpenChange(true)
    requestAnimationFrame(() => {
      const input = table.current?.querySelector<HTMLInputElement>('tr:last-child input')
      input?.focus()
      input?.select()
      if (!input) setOpen(id)
    })
  }

  return (
    <Card
      id="lenders"
      title={lenderTableWords.compareLenders}
      actions={
        <>
          <LinkButton as={Link} to="/dashboard/papers" variant="ghost">
            {lenderTableWords.addFromEstimate}
          </LinkButton>
          <Button variant="ghost" disabledReason={full} onClick={onPaste}>
            {lenderTableWords.pasteQuote}
          </Button>
          <Button
            variant="ghost"
            icon={<Plus className="size-4.5" aria-hidden="true" />}
            onClick={add}
            disabledReason={full}
          >
            {lenderTableWords.addLender}
          </Button>
        </>
      }
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SaveLine scenarios={scenarios} />
          <TakeAlong compared={compared} />
        </div>
      }
      flush
    >
      <PhoneFold
        className="mx-1.5 mb-3"
        show={lenderTableWords.showRows}
        hide={lenderTableWords.hideRows}
        open={isOpen}
        onOpenChange={onOpenChange}
      >
        <div ref={place} className="lender-table">
          {/* biome-ignore lint/a11y/noRedundantRoles: on a phone its cells are blocks, and a browser would forget that it is a table */}
          <table role="table" ref={table} tabIndex={-1} className="outline-none">
            <caption className="sr-only">{lenderTableWords.tableLabel}</caption>
            <Heads whole={whole} />
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tbody role="rowgroup">
              {rows.map((row, index) => {
                const [cost, offer, absence] = [costs[index], offers[index], absences[index] ?? null]
                if (!cost || !offer) return null
                const standing = verdict?.standings[index] ?? null
                return (
                  <LenderRow
                    key={row.id}
                    row={row}
                    name={names[index] ?? ''}
                    cost={cost}
                    stay_cost={costAfter(cost, months)}
                    above_best={confidence === null && !keep ? null : aboveAll(standing?.above_best ?? 0, keep)}
                    best={
                      Boolean(standing?.best) && confidence !== null && !verdict?.all_equal && keep?.above_best !== 0
                    }
                    rateSource={sourceOf(offer, 'interest_rate', situation.guess)}
                    feesSource={feesSource(offer, situation.guess)}
                    absence={absence}
                    source={sources.get(row.id)}
                    sample={scenarios.untouched && basis.kind === 'sample'}
                    alone={rows.length === 1}
                    whole={whole}
                    onEdit={edit}
                    onFees={setOpen}
                    onRemove={remove}
                  />
                )
              })}
            </tbody>
            {keep && <KeepRow place={keep} whole={whole} />}
          </table>
        </div>
        <ArmNote compared={compared} />
      </PhoneFold>
      <InsuranceNote compared={compared} />
      {opened && (
        <Suspense>
          <FeesSheet
            row={opened}
            name={names[at] ?? ''}
            loan_amount={basis.loan_amount}
            property_value={compared.asked.property_value}
            insurance={costs[at]?.insurance ?? null}
            guess={situation.guess}
            onEdit={change => edit(opened.id, change)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const Heads = memo(function Heads({ whole }: { whole: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row">
        <Head>{lenderTableWords.lender}</Head>
        <Head>{lenderTableWords.interestRate}</Head>
        <Head>{lenderTableWords.fees}</Head>
        <Head>{lenderTableWords.monthlyPayment}</Head>
        <Head>
          <Term explanation={terms.apr}>{lenderTableWords.trueApr}</Term>
        </Head>
        <Head>
          <Term explanation={terms.total}>{whole ? lenderTableWords.totalCost : lenderTableWords.costStay}</Term>
        </Head>
        <Head>{lenderTableWords.aboveBest}</Head>
        <Head>
          <span className="sr-only">{lenderTableWords.remove}</span>
        </Head>
      </tr>
    </thead>
  )
})

function Head({ children }: { children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <th role="columnheader" scope="col">
      {children}
    </th>
  )
}

function ArmNote({ compared }: { compared: Compared }) {
  if (!compared.costs.some(cost => cost.worst)) return null
  return (
    <p className="border-t border-line px-5 py-3 text-sm text-muted sm:px-6">
      {lenderTableWords.armNote.before}
      <Term explanation={terms.arm}>{lenderTableWords.armNote.term}</Term>
      {lenderTableWords.armNote.after}
    </p>
  )
}

/** Silence about mortgage insurance would make a loan with little down look cheaper than it is. */
function InsuranceNote({ compared: { rows, costs, asked } }: { compared: Compared }) {
  const share = loanToValue(asked.loan_amount, asked.property_value)
  const isMissing = rows.some((row, index) => row.loan_program === 'conventional' && !costs[index]?.apr_with_insurance)
  if (share === null || share <= 80 || !isMissing) return null
  return (
    <p className="border-t border-line px-5 py-3 text-sm text-attention-text sm:px-6">{insuranceFieldWords.missing}</p>
  )
}

/** Says whether everything is safe, and takes the last step back. */
function SaveLine({ scenarios }: { scenarios: Scenarios }) {
  const { status, untouched, undo, saveNow } = scenarios
  const { unsent } = useOfflineQueueState()
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex items-center gap-2 text-muted" role="status">
        {untouched && lenderTableWords.savedOnChange}
        {!untouched && status === 'saving' && (
          <>
            <Spinner />
            {lenderTableWords.saving}
          </>
        )}
        {!untouched && status === 'saved' && (
          <>
            <CircleCheck className="size-4.5" aria-hidden="true" />
            {unsent > 0 ? offlineQueueWords.queued : lenderTableWords.allChangesSaved}
          </>
        )}
        {!untouched && status === 'failed' && lenderTableWords.notSaved}
      </span>
      {status === 'failed' && (
        <Button variant="ghost" size="sm" onClick={saveNow}>
          {lenderTableWords.saveAgain}
        </Button>
      )}
      {undo && (
        <Button
          variant="quiet"
          size="sm"
          className="no-print"
          onClick={undo}
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
        >
          {lenderTableWords.undo}
        </Button>
      )}
    </div>
  )
}
