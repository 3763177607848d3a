import { formatMoney, formatRate } from '#domain/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { firstOffers, sampleBasis } from '../basis.ts'
import { standingWords, verdictParts } from '../duel-words.ts'
import { estimateWords as words } from '../estimate-words.ts'
import { judgeOffers } from '../judgement.ts'
import { loanCost } from '../loan-cost.ts'
import { sampleApplication, sampleOffers } from '../sample.ts'
import { USUAL_STAY } from '../stay.ts'

const MONTHS = USUAL_STAY * 12

/** What the page will say once there are offers: greyed, and called a sample. */
export function SampleVerdict() {
  const loan_amount = sampleApplication.loan_amount ?? 0
  const offers = firstOffers(sampleBasis)
  const costs = offers.map(offer => loanCost({ loan_amount }, offer))
  const names = offers.map(({ name }) => name)
  // What nobody offers never expires.
  const situation = { guess: null, loan_amount, today: '' }
  const { verdict, confidence } = judgeOffers(names, offers, costs, situation, MONTHS)
  const best = verdict && sampleOffers[verdict.best]
  const next = verdict && sampleOffers[verdict.next ?? -1]
  if (!verdict || !confidence || !best || !next) return null
  const apart = verdict.standings[verdict.next ?? -1]?.above_best ?? 0
  return (
    <section aria-labelledby="sample" className="sample-verdict flex flex-col">
      <p className="mb-3">
        <Badge>{words.sample}</Badge>
      </p>
      <h2 id="sample" className="text-lg">
        {words.sampleTitle}
      </h2>
      <p className="mt-1 text-sm">{words.sampleLoan(formatMoney(loan_amount))}</p>
      <p className="serif mt-5 text-xl">
        {verdictParts({ best: best.name, next: next.name }, apart, confidence, MONTHS).join(' ')}
      </p>
      <ul className="mt-4 grid flex-1 min-[1000px]:auto-rows-fr">
        {sampleOffers.map((offer, lender) => {
          const { best: isBest, above_best } = verdict.standings[lender] ?? { best: false, above_best: 0 }
          return (
            <li key={offer.name} className="flex items-center gap-3 border-t border-line py-3">
              <span className="grayscale">
                <Monogram name={offer.name} mark={lender + 1} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-[560]">{offer.name}</span>
                <span className="num block text-sm">
                  {formatRate(offer.interest_rate)} · {formatMoney(offer.fees.totalFees)} {words.sampleFees}
                </span>
              </span>
              <span className="num max-w-24 text-right text-sm font-[560]">
                {standingWords(isBest, above_best, confidence === 'tie', MONTHS)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
