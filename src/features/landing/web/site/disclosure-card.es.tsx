import { monthlyPayment } from '#domain/amortization.ts'
import { CLOSING, ESTIMATE_TOP, TERMS } from '#domain/disclosures/spanish/form-pairs.ts'
import { ANSWERS } from '#domain/disclosures/spanish/phrase-pairs.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { spanishHomeWords as words } from '#features/landing/landing-words.es.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A made-up disclosure. */
const LOAN = { principal: 288_000, annual_rate: 6.625, months: 360 }

const LINES = [
  { name: TERMS.loan_amount, value: formatMoney(LOAN.principal) },
  { name: TERMS.interest_rate, value: formatRate(LOAN.annual_rate) },
  { name: TERMS.principal_and_interest, value: formatCents(monthlyPayment(LOAN)) },
  { name: TERMS.can_increase, value: ANSWERS.no.es },
  { name: TERMS.prepayment_penalty, value: ANSWERS.no.es },
  { name: CLOSING.estimated_cash, value: formatMoney(27_398) },
]

/** The promise of the Spanish product in one picture: the lines of one's own disclosure, by the names of the official form. */
export function DisclosureCard() {
  return (
    <figure className="rounded-xl border border-line bg-surface p-5 shadow-lift sm:p-7">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <span>
          <span className="serif block text-xl">{ESTIMATE_TOP.title.es}</span>
          <span lang="en" className="block text-sm text-muted">
            {ESTIMATE_TOP.title.en}
          </span>
        </span>
        <Badge tone="attention">{words.sample}</Badge>
      </figcaption>
      <dl className="mt-4">
        {LINES.map(({ name, value }) => (
          <div key={name.en} className="flex items-baseline justify-between gap-4 border-t border-line py-3">
            <dt>
              {name.es}
              <span lang="en" className="block text-sm text-muted">
                {name.en}
              </span>
            </dt>
            <dd className="num text-right font-[600]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-sm">{words.sampleHint}</p>
    </figure>
  )
}
