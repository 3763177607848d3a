import { formatDay, unbroken } from '#domain/day-words.ts'
import { debtRatios } from '#domain/debt-ratios.ts'
import { formatRate, signed } from '#domain/figures.ts'
import { BASE_RATE, BASE_RATE_DAY, estimateRate, LOWEST_RATE, type RiskLevel } from '#domain/rate-estimate.ts'
import { debtRatioWords, debtWarning } from '#features/application/debt-ratio-words.ts'
import { rateCardWords } from '#features/comparison/page-words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Basis } from '../basis.ts'
import { adjustmentReasons, rateWords } from '../words.ts'

const tones: Record<RiskLevel, Tone> = { low: 'good', medium: 'attention', high: 'danger' }

/** What lenders may offer, and how we came to think so. */
export function RateCard({ basis }: { basis: Basis }) {
  const { rate: modelled, buyer, risk_level, adjustments } = estimateRate(basis.application)
  const { rate, apr } = buyer
  const work = adjustments.find(({ key }) => key === 'employment')
  return (
    <Card folded title={basis.kind === 'sample' ? rateCardWords.estimatedRateSample : rateCardWords.estimatedRate}>
      <p className="serif num text-5xl">{places(rate)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="num font-[560]">{places(apr)}</span>
        <span className="text-muted">{rateCardWords.estimatedApr}</span>
        <Badge tone={tones[risk_level]}>{rateCardWords.risks[risk_level]}</Badge>
      </p>
      <dl className="mt-5">
        <Line label={rateCardWords.baseRate} value={formatRate(BASE_RATE)}>
          {rateWords.base(unbroken(formatDay(BASE_RATE_DAY)))}
        </Line>
        {adjustments
          .filter(one => one !== work)
          .map(({ key, label, points, assumed }) => (
            <Line key={key} label={label} value={signed(points, formatRate)} lowers={points < 0} assumed={assumed}>
              {adjustmentReasons[key]}
            </Line>
          ))}
        <Line label={rateCardWords.estimate} value={places(rate)} strong>
          {rate === LOWEST_RATE ? rateCardWords.lowestEstimate(formatRate(LOWEST_RATE)) : rateCardWords.estimateNote}
        </Line>
        {work && (
          <>
            <Line label={work.label} value={signed(work.points, formatRate)}>
              {adjustmentReasons.employment}
            </Line>
            <Line label={rateCardWords.modelled} value={places(modelled)}>
              {rateCardWords.modelledNote}
            </Line>
          </>
        )}
      </dl>
      <DebtNote basis={basis} />
    </Card>
  )
}

/** The estimate looks at debts alone; a lender adds the home. */
function DebtNote({ basis }: { basis: Basis }) {
  const ratios = debtRatios(basis.application)
  const warning = debtWarning(ratios)
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3 text-sm text-muted">
      <p>{debtRatioWords(ratios)}</p>
      <p>{rateWords.risk}</p>
      {warning && <p className="text-attention-text">{warning}</p>}
    </div>
  )
}

interface LineProps {
  label: string
  value: string
  lowers?: boolean
  assumed?: boolean
  strong?: boolean
  children: string
}

function Line({ label, value, lowers, assumed, strong, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-sm">
      <dt className="min-w-0">
        <span className={strong ? 'font-[560]' : undefined}>{label}</span>
        {assumed && <span className="ml-1.5 text-xs text-attention-text">{rateCardWords.assumed}</span>}
        <span className="block text-xs text-muted">{children}</span>
      </dt>
      <dd className={`num ${strong ? 'font-[560]' : ''} ${lowers ? 'text-action-text' : ''}`}>{value}</dd>
    </div>
  )
}

/** Two places, and the third where there is one: a second home adds 0.375. */
function places(rate: number): string {
  return `${rate.toFixed(3).replace(/0$/, '')}%`
}
