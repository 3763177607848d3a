import type { FormEvent } from 'react'
import { formatMoney } from '#domain/figures.ts'
import type { Against } from '#domain/refinance/keep-or-replace.ts'
import type { RefinanceZone } from '#domain/refinance/own-number.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { formWithin, MoneyField, PercentField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { Select } from '#web/ui/select.tsx'
import { servicingResource } from '../actions.ts'
import type { LoanFacts } from '../loan-facts.ts'
import type { RefinanceOffer, RefinancePlan } from '../model.ts'
import { checkOffer, type OfferAnswer } from '../refinance-offer.ts'
import { refinanceWords as words } from '../refinance-words.ts'

interface OfferCardProps {
  facts: LoanFacts
  plan: RefinancePlan
}

type Draft = { [Key in keyof RefinanceOffer]: RefinanceOffer[Key] | null }

const TERMS = [360, 240, 180, 120]
const BLANK: Draft = { rate: null, months: 360, costs: null, is_in_loan: false, cash_out: 0 }

/** An offer against keeping the loan: over the time that is left first, because that is the fair one. */
export function OfferCard({ facts, plan }: OfferCardProps) {
  const form = useDraft(servicingResource, 'refinance', {
    start: plan,
    heldAs: 'offer',
    input: typed => ({ ...typed, offer: typed.offer && { ...typed.offer, cash_out: typed.offer.cash_out ?? 0 } }),
    saved: { title: words.saved },
  })
  // What is still empty is asked for when it is checked.
  const offer = formWithin<RefinancePlan, Draft>(form, 'offer', form.typed.offer ?? BLANK)
  const answer = plan.offer && checkOffer(facts, plan.offer, plan.stay_years)

  function submit(event: FormEvent) {
    if (!form.typed.offer) offer.change(BLANK)
    form.onSubmit(event)
  }

  return (
    <Card id="offer" title={words.offer} description={words.offerHint} className="scroll-mt-24">
      {answer && plan.offer && <Answer answer={answer} offer={plan.offer} stay={plan.stay_years} />}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PercentField form={offer} field="rate" label={words.offerRate} />
          <Field label={words.offerMonths} error={offer.errorAt('months')}>
            <Select
              value={String(offer.typed.months ?? 360)}
              options={TERMS.map(months => ({ value: String(months), label: words.offerTerm(months) }))}
              onChange={event => offer.change({ months: Number(event.target.value) })}
            />
          </Field>
          <MoneyField form={offer} field="costs" label={words.offerCosts} hint={words.offerCostsHint} />
          <MoneyField form={offer} field="cash_out" label={words.offerCash} optional />
        </div>
        <Checkbox
          label={words.offerInLoan}
          checked={offer.typed.is_in_loan ?? false}
          onChange={event => offer.change({ is_in_loan: event.target.checked })}
        />
        <FormEnd form={form} save={words.offer}>
          {plan.offer && (
            <Button variant="quiet" onClick={() => void form.saveOnly({ offer: null })}>
              {words.remove}
            </Button>
          )}
        </FormEnd>
      </form>
    </Card>
  )
}

const TONES: Record<RefinanceZone, Tone> = { pays: 'good', gains: 'attention', costs: 'neutral' }

interface AnswerProps {
  answer: OfferAnswer
  offer: RefinanceOffer
  stay: number
}

function Answer({ answer: { found, traps, zone }, offer, stay }: AnswerProps) {
  const { same_term, as_offered, break_even_by_payment, cash_rate } = found
  const ahead = {
    what: words.aheadAfter,
    cell: (each: Against) => (each.ahead_from_month === null ? words.never : words.months(each.ahead_from_month)),
  }
  const leaving = { what: words.whenLeaving(stay), cell: (each: Against) => formatMoney(each.ahead_when_leaving) }
  const rows: { what: string; cell(against: Against): string }[] = [
    { what: words.falls, cell: each => formatMoney(each.payment_falls) },
    ...(zone === null ? [] : [ahead, leaving]),
    { what: words.interestSaved, cell: each => formatMoney(each.interest_saved_to_the_end) },
  ]
  return (
    <div className="mb-6 grid gap-4" aria-live="polite">
      <div>
        {zone && <Badge tone={TONES[zone]}>{words.verdicts[zone]}</Badge>}
        <h3 className="mt-2 text-xl text-balance">
          {zone ? words.ahead(same_term.ahead_when_leaving, stay) : words.cashRate(cash_rate)}
        </h3>
      </div>
      <p className="-mb-2 text-sm font-[560]" aria-hidden="true">
        {words.against}
      </p>
      <DataTable
        caption={words.against}
        hideCaption
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', header: words.what, cell: row => row.what },
          {
            key: 'same',
            header: words.sameTime(found.keep.months),
            numeric: true,
            highlight: true,
            cell: row => row.cell(same_term),
          },
          { key: 'new', header: words.asOffered(offer.months), numeric: true, cell: row => row.cell(as_offered) },
        ]}
      />
      {traps.length > 0 && (
        <ul className="grid gap-2">
          {traps.map(trap => (
            <li key={trap}>
              <Banner tone="attention" title={words.traps[trap]} />
            </li>
          ))}
        </ul>
      )}
      {zone && break_even_by_payment !== null && traps.length > 0 && (
        <p className="text-sm text-muted">{words.flyer(break_even_by_payment)}</p>
      )}
    </div>
  )
}
