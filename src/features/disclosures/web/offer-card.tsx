import { CircleCheck, Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#domain/day-words.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { MORTGAGE_TYPES, type MortgageType } from '#domain/mortgage-type.ts'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { basisOf, basisOfOffers } from '#features/comparison/basis.ts'
import { LONGEST_NAME, type Scenario } from '#features/comparison/model.ts'
import { isForAnotherLoan } from '#features/comparison/offer-loan.ts'
import { sourcesOf } from '#features/comparison/offer-sources.ts'
import { mortgageTypeLabels, programLabels } from '#features/comparison/words.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { offerWords } from '../disclosure-words.ts'
import { loanDifferences } from '../loan-differences.ts'
import { type DisclosureOffer, offerFromEstimate } from '../offer.ts'
import { offerChanges } from '../offer-changes.ts'
import { type DisclosureState, offerObstacle } from '../offer-obstacle.ts'
import { differenceWords, obstacleWords, offerStateWords, otherLoanWords } from '../offer-words.ts'
import { OfferChangesCard } from './offer-changes-card.tsx'
import { OfferMapping } from './offer-mapping.tsx'
import { OtherLoanCard } from './other-loan-card.tsx'

export interface OfferCardProps {
  disclosure: Disclosure
  state: DisclosureState
  /** The offer that this disclosure, or the one it revises, became. */
  offerId: string | undefined
  onOffer(offerId: string): void
}

/** Makes an offer in the comparison of an estimate; what the disclosure leaves open is asked here. */
export function OfferCard({ disclosure, state, offerId, onOffer }: OfferCardProps) {
  const { values } = disclosure
  const offer = offerFromEstimate(disclosure)
  const obstacle = offerObstacle(disclosure, offer, state)
  const today = useToday()
  const scenarios = useResource(comparisonResource).view?.scenarios ?? NONE
  const compared = useComparedLoan(scenarios, offerId)
  const isOther = compared !== null && isForAnotherLoan(offer, compared)
  const application = useResource(applicationResource).view
  const differences = loanDifferences(disclosure, application?.completed ?? application?.draft ?? null)
  const [basis, setBasis] = useState<'own' | 'anyway' | ''>('')
  const add = useAction(comparisonResource, 'add')
  const update = useAction(comparisonResource, 'update')
  const remove = useAction(comparisonResource, 'remove')
  const [chosenType, setType] = useState<MortgageType | ''>('')
  const [chosenProgram, setProgram] = useState<LoanProgram | ''>('')
  const mortgage_type = offer.mortgage_type ?? chosenType
  const loan_program = offer.loan_program ?? chosenProgram
  const known = scenarios.find(({ id }) => id === offerId)
  const name = (offer.name ?? offerWords.unnamed).slice(0, LONGEST_NAME)
  const isAnyway = isOther && basis === 'anyway'
  const next =
    mortgage_type === '' || loan_program === '' || offer.interest_rate === null
      ? null
      : termsOf(offer, { mortgage_type, loan_program, interest_rate: offer.interest_rate }, state.typed, isAnyway)
  const changes = known && next ? offerChanges(known, next) : []

  async function put(as: 'new' | 'changed') {
    if (!next) return
    const before = as === 'changed' ? known : undefined
    const id = before?.id ?? crypto.randomUUID()
    const terms = { id, name, ...next }
    const outcome = before ? await update.dispatch({ ...terms, name: before.name }) : await add.dispatch(terms)
    if (!outcome.ok) {
      toast(asToast(outcome.problem))
      return
    }
    onOffer(id)
    toast(
      savedNote(outcome, {
        title: before ? offerWords.updated : offerWords.added,
        description: offerWords.source(values.date_issued && formatDate(values.date_issued)),
        action: {
          label: offerWords.undo,
          onClick: () => (before ? update.start(asSaved(before)) : remove.start({ id, is_undo: true })),
        },
      }),
    )
  }

  if (obstacle) {
    return (
      <div className="no-print">
        <Banner
          tone="attention"
          title={obstacle.kind === 'product' ? offerStateWords.refusedProduct : offerStateWords.refused}
        >
          {obstacleWords(obstacle)}
        </Banner>
      </div>
    )
  }
  return (
    <div className="no-print grid gap-4">
      {offer.expires_on !== null && offer.expires_on < today && (
        <Banner tone="attention" title={offerStateWords.expired(formatDate(offer.expires_on))}>
          {offerStateWords.expiredWhy}
        </Banner>
      )}
      {differences.length > 0 && (
        <Banner
          tone="attention"
          title={differenceWords.title}
          actions={
            <LinkButton as={Link} to="/dashboard/application" variant="quiet" size="sm">
              {otherLoanWords.update}
            </LinkButton>
          }
        >
          {[...differences.map(differenceWords.sentence), differenceWords.ask].join(' ')}
        </Banner>
      )}
      {isOther && compared !== null && (
        <OtherLoanCard disclosure={disclosure} compared={compared} value={basis} onValueChange={setBasis} />
      )}
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
            disabledReason={(!next && offerWords.needed) || (isOther && basis === '' && otherLoanWords.choose)}
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
  offer: DisclosureOffer,
  chosen: { mortgage_type: MortgageType; loan_program: LoanProgram; interest_rate: number },
  isTyped: boolean,
  isAnyway: boolean,
) {
  const { totalFees: _sum, ...fees } = offer.fees
  const figures = { ...offer, ...chosen, upfront_fee_financed: false }
  const source = isTyped ? 'typed' : 'read'
  // Costs of another loan than the one they are set beside.
  const sources = { ...sourcesOf(figures, isAnyway ? 'unsure' : source), interest_rate: source } as const
  return {
    ...chosen,
    sources,
    loan_amount: isAnyway ? null : offer.loan_amount,
    expires_on: offer.expires_on,
    fees,
    mortgage_insurance_monthly: offer.mortgage_insurance_monthly,
    upfront_fee: offer.upfront_fee,
    // The loan that a disclosure prints has the fee in it already, if it was added.
    upfront_fee_financed: false,
    lender_credit: offer.lender_credit,
  }
}

const NONE: readonly Scenario[] = []

/** The loan that the comparison is about without this offer; `null` before there is one. */
function useComparedLoan(scenarios: readonly Scenario[], offerId: string | undefined): number | null {
  const application = useResource(applicationResource).view
  const others = scenarios.filter(({ id }) => id !== offerId)
  const basis = application && basisOf(application, true)
  return basis && !basis.loan_assumed ? basisOfOffers(basis, others).loan_amount : null
}

function asSaved({ created_at: _when, ...offer }: Scenario) {
  return offer
}
