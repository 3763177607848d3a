import { CircleCheck, Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { MORTGAGE_TYPES, type MortgageType } from '#domain/mortgage-type.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { LONGEST_NAME, type Scenario } from '#features/comparison/model.ts'
import { mortgageTypeLabels, programLabels } from '#features/comparison/words.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { savedNote } from '#web/outbox/kept-note.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { offerFromEstimate, type PaperOffer } from '../offer.ts'
import { offerChanges } from '../offer-changes.ts'
import { offerWords } from '../paper-words.ts'
import { OfferChangesCard } from './offer-changes-card.tsx'
import { OfferMapping } from './offer-mapping.tsx'

export interface OfferCardProps {
  paper: Paper
  /** The offer that this paper, or the one it revises, became. */
  offerId: string | undefined
  onOffer(offerId: string): void
}

/** Makes an offer in the comparison of an estimate; what the paper leaves open is asked here. */
export function OfferCard({ paper, offerId, onOffer }: OfferCardProps) {
  const { values } = paper
  const offer = offerFromEstimate(paper)
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const add = useAction(comparisonDrawer, 'add')
  const update = useAction(comparisonDrawer, 'update')
  const remove = useAction(comparisonDrawer, 'remove')
  const [chosenType, setType] = useState<MortgageType | ''>('')
  const [chosenProgram, setProgram] = useState<LoanProgram | ''>('')
  const mortgage_type = offer.mortgage_type ?? chosenType
  const loan_program = offer.loan_program ?? chosenProgram
  const known = scenarios.find(({ id }) => id === offerId)
  const name = (offer.name ?? offerWords.unnamed).slice(0, LONGEST_NAME)
  const next =
    mortgage_type === '' || loan_program === '' || offer.interest_rate === null
      ? null
      : termsOf(offer, { mortgage_type, loan_program, interest_rate: offer.interest_rate })
  const changes = known && next ? offerChanges(known, next) : []

  async function put(as: 'new' | 'changed') {
    if (!next) return
    const before = as === 'changed' ? known : undefined
    const id = before?.id ?? crypto.randomUUID()
    const terms = { id, name, ...next }
    const outcome = before ? await update.act({ ...terms, name: before.name }) : await add.act(terms)
    if (!outcome.ok) {
      toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
      return
    }
    onOffer(id)
    toast(
      savedNote(outcome, {
        title: before ? offerWords.updated : offerWords.added,
        description: offerWords.source(values.date_issued && formatDate(values.date_issued)),
        action: {
          label: offerWords.undo,
          onClick: () => void (before ? update.act(asKept(before)) : remove.act({ id })),
        },
      }),
    )
  }

  return (
    <div className="no-print grid gap-4">
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
      {known && changes.length > 0 && <OfferChangesCard name={known.name} changes={changes} />}
      <div className="grid gap-2">
        {known && next && changes.length === 0 ? (
          <p className="flex items-start gap-2 text-sm">
            <CircleCheck className="mt-0.5 size-4 flex-none text-action-text" aria-hidden="true" />
            {offerWords.already(known.name)}
          </p>
        ) : (
          <Button
            className="w-full"
            size="lg"
            icon={<Scale className="size-5" aria-hidden="true" />}
            loading={add.busy || update.busy}
            disabledReason={!next && offerWords.needed}
            onClick={() => void put(known ? 'changed' : 'new')}
          >
            {known ? offerWords.update : offerWords.add}
          </Button>
        )}
        {!known && (
          <p className="text-center text-sm text-muted">
            {offerWords.adds(
              name,
              formatRate(offer.interest_rate),
              formatMoney(offer.fees.totalFees + offer.upfront_fee),
            )}
          </p>
        )}
        {known && changes.length > 0 && (
          <Button variant="quiet" onClick={() => void put('new')}>
            {offerWords.second}
          </Button>
        )}
        {known && (
          <LinkButton as={Link} to="/dashboard/comparison" variant="ghost">
            {offerWords.see}
          </LinkButton>
        )}
      </div>
      <OfferMapping offer={offer} />
    </div>
  )
}

function termsOf(
  offer: PaperOffer,
  chosen: { mortgage_type: MortgageType; loan_program: LoanProgram; interest_rate: number },
) {
  const { totalFees: _sum, ...fees } = offer.fees
  return {
    ...chosen,
    fees,
    mortgage_insurance_monthly: offer.mortgage_insurance_monthly,
    upfront_fee: offer.upfront_fee,
    // The loan that a paper prints has the fee in it already, if it was added.
    upfront_fee_financed: false,
    lender_credit: offer.lender_credit,
  }
}

function asKept({ created_at: _when, ...offer }: Scenario) {
  return offer
}
