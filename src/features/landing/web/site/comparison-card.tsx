import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import { SAMPLE_LOAN, SAMPLE_OFFERS, type SampleLender } from '#features/landing/sample-offers.ts'
import { comparisonCardWords } from '#features/landing/words.ts'
import { lenderLook } from '#web/charts/look.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Monogram } from '#web/ui/monogram.tsx'

/** The scale of the pictures, a little wider than the offers on it. */
const FROM = 6.3
const TO = 6.95
const at = (rate: number) => `${(((rate - FROM) / (TO - FROM)) * 100).toFixed(2)}%`

/** The product's promise in one picture: from the rate that is advertised to the APR that is paid. */
export function ComparisonCard() {
  return (
    <figure className="rounded-xl border border-line bg-surface p-5 shadow-lift sm:p-7">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="serif text-xl">{comparisonCardWords.loan(formatMoney(SAMPLE_LOAN.loan_amount))}</span>
        <span className="text-sm text-muted">{comparisonCardWords.sampleOffers}</span>
      </figcaption>
      <ul className="mt-4">
        {SAMPLE_OFFERS.map((offer, place) => (
          <OfferRow key={offer.name} offer={offer} mark={place + 1} />
        ))}
      </ul>
      <div className="flex gap-5 border-t border-line pt-4 text-xs text-muted" aria-hidden="true">
        <Key label={comparisonCardWords.rate}>
          <circle cx="6" cy="6" r="4" fill="none" className="stroke-current" strokeWidth="2" />
        </Key>
        <Key label={comparisonCardWords.trueAprFeesIncluded}>
          <circle cx="6" cy="6" r="5" className="fill-current" />
        </Key>
      </div>
      <p className="mt-3 text-sm">{comparisonCardWords.lowestRateNotCheapest}</p>
    </figure>
  )
}

function OfferRow({ offer, mark }: { offer: SampleLender; mark: number }) {
  const isCheapest = offer.extra_cost === 0
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-end gap-x-3.5">
        <Monogram name={offer.name} mark={mark} />
        <div className="min-w-[6.5rem] flex-1">
          <p className="font-[560]">{offer.name}</p>
          <p className="num flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{comparisonCardWords.rateOf(formatRate(offer.annual_rate))}</span>
            <span>{comparisonCardWords.fees(formatMoney(offer.total_fees))}</span>
          </p>
        </div>
        <div className="text-right">
          <p className="num text-xl font-[600]">
            <span aria-hidden="true">{formatApr(offer.apr)}</span>
            <span className="sr-only">{comparisonCardWords.trueApr(formatApr(offer.apr))}</span>
          </p>
          {isCheapest ? (
            <Badge tone="good">{comparisonCardWords.lowestCost}</Badge>
          ) : (
            <p className="num text-sm text-muted">
              <span aria-hidden="true">{comparisonCardWords.more(formatMoney(offer.extra_cost))}</span>
              <span className="sr-only">{comparisonCardWords.moreOverYears(formatMoney(offer.extra_cost))}</span>
            </p>
          )}
        </div>
      </div>
      <svg width="100%" height="14" className="mt-2.5 block" color={lenderLook(mark).colour} aria-hidden="true">
        <line x1="0" x2="100%" y1="7" y2="7" className="stroke-line" strokeWidth="2" />
        <line x1={at(offer.annual_rate)} x2={at(offer.apr)} y1="7" y2="7" className="stroke-current" strokeWidth="3" />
        <circle cx={at(offer.annual_rate)} cy="7" r="4.5" className="fill-surface stroke-current" strokeWidth="2" />
        <circle cx={at(offer.apr)} cy="7" r="6" className="fill-current" />
      </svg>
    </li>
  )
}

function Key({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="12" height="12" aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  )
}
