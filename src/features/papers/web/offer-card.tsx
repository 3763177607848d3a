import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { MORTGAGE_TYPES, type MortgageType } from '#domain/mortgage-type.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { LONGEST_NAME } from '#features/comparison/model.ts'
import { mortgageTypeLabels, programLabels } from '#features/comparison/words.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { dollars } from '../figure-text.ts'
import { offerFromEstimate } from '../offer.ts'
import { offerWords, placeWords } from '../words.ts'

export interface OfferCardProps {
  paper: Paper
  /** The offer that this paper, or the one it revises, became. */
  offerId: string | undefined
  onOffer(offerId: string): void
}

/** Makes an offer in the comparison of an estimate; what the paper leaves open is asked here. */
export function OfferCard({ paper, offerId, onOffer }: OfferCardProps) {
  const offer = offerFromEstimate(paper)
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const add = useAction(comparisonDrawer, 'add')
  const update = useAction(comparisonDrawer, 'update')
  const remove = useAction(comparisonDrawer, 'remove')
  const navigate = useNavigate()
  const [chosenType, setType] = useState<MortgageType | ''>('')
  const [chosenProgram, setProgram] = useState<LoanProgram | ''>('')
  const mortgage_type = offer.mortgage_type ?? chosenType
  const loan_program = offer.loan_program ?? chosenProgram
  const known = scenarios.find(({ id }) => id === offerId)
  const name = (offer.name ?? offerWords.unnamed).slice(0, LONGEST_NAME)
  const missing = mortgage_type === '' || loan_program === '' || offer.interest_rate === null

  async function put() {
    if (mortgage_type === '' || loan_program === '' || offer.interest_rate === null) return
    const { totalFees: _sum, ...fees } = offer.fees
    const terms = {
      name,
      interest_rate: offer.interest_rate,
      mortgage_type,
      fees,
      loan_program,
      mortgage_insurance_monthly: offer.mortgage_insurance_monthly,
      upfront_fee: offer.upfront_fee,
      // The loan that a paper prints has the fee in it already, if it was added.
      upfront_fee_financed: false,
      lender_credit: offer.lender_credit,
    }
    const id = known?.id ?? crypto.randomUUID()
    const outcome = known ? await update.act({ id, ...terms }) : await add.act({ id, ...terms })
    if (!outcome.ok) {
      toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
      return
    }
    onOffer(id)
    toast({
      title: known ? offerWords.updated : offerWords.added,
      description: source(paper),
      action: known
        ? { label: offerWords.see, onClick: () => void navigate('/dashboard/comparison') }
        : { label: offerWords.undo, onClick: () => void remove.act({ id }) },
    })
  }

  return (
    <div className="grid gap-4">
      {(offer.mortgage_type === null || offer.loan_program === null) && (
        <Card>
          <p className="mb-3 text-sm">{offerWords.needed}</p>
          <div className="grid gap-3">
            {offer.mortgage_type === null && (
              <Field label={offerWords.type}>
                <Select
                  value={chosenType}
                  placeholder={offerWords.choose}
                  options={MORTGAGE_TYPES.map(value => ({ value, label: mortgageTypeLabels[value] }))}
                  onChange={event => setType(event.target.value as MortgageType)}
                />
              </Field>
            )}
            {offer.loan_program === null && (
              <Field label={offerWords.program}>
                <Select
                  value={chosenProgram}
                  placeholder={offerWords.choose}
                  options={LOAN_PROGRAMS.map(value => ({ value, label: programLabels[value] }))}
                  onChange={event => setProgram(event.target.value as LoanProgram)}
                />
              </Field>
            )}
          </div>
        </Card>
      )}
      <div>
        <Button
          className="w-full"
          size="lg"
          icon={<Scale className="size-5" aria-hidden="true" />}
          loading={add.busy || update.busy}
          disabledReason={missing && offerWords.needed}
          onClick={put}
        >
          {known ? offerWords.update : offerWords.add}
        </Button>
        <p className="mt-2 text-center text-sm text-muted">
          {offerWords.adds(
            name,
            formatRate(offer.interest_rate),
            formatMoney(offer.fees.totalFees + offer.upfront_fee),
          )}
        </p>
      </div>
      <details className="rounded-lg border border-line bg-surface px-5">
        <summary className="min-h-11 cursor-pointer py-3 text-sm font-[560] text-action-text">
          {offerWords.mapping}
        </summary>
        <ul className="pb-3 text-sm">
          {offer.placed.map(({ line, place }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a paper may have the same words.
            <li key={`${line.label} ${index}`} className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-2">
              <span>{line.label}</span>
              <span className="num">{dollars(line.amount ?? 0)}</span>
              <span className="text-muted">{placeWords[place]}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function source({ values }: Paper): string | undefined {
  return values.date_issued === null ? undefined : offerWords.fromEstimate(formatDay(values.date_issued))
}
