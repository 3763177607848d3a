import { formatRate } from '#domain/figures.ts'
import { rateSwings } from '#domain/refinance/rate-swing.ts'
import { BeginRefinance } from '#web/loans/begin-refinance.tsx'
import { Card } from '#web/ui/card.tsx'
import { asIfRateStays } from '../loan-words.ts'
import type { RefinancePlan } from '../model.ts'
import { type NumberMove, numberMoves, planOf, refinanceNumber } from '../refinance-number.ts'
import { moveWords, refinanceWords as words } from '../refinance-words.ts'
import { NumberScale } from './number-scale.tsx'
import { OfferCard } from './offer-card.tsx'
import { type OwnedLoan, OwnedLoanOnly } from './owned-loan-only.tsx'
import { PlanForm } from './plan-form.tsx'
import { TellSwitch } from './tell-switch.tsx'

export function RefinanceShown() {
  return <OwnedLoanOnly words={words}>{home => <Shown home={home} />}</OwnedLoanOnly>
}

function Shown({ home }: { home: OwnedLoan }) {
  const { facts } = home
  const plan = planOf(home.servicing.refinance, facts)
  const { usual } = rateSwings()
  return (
    <div className="grid gap-6">
      <NumberCard home={home} plan={plan} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <MovesCard moves={numberMoves(facts, plan)} />
          <Card title={words.plan} description={words.planHint}>
            <PlanForm plan={plan} />
          </Card>
        </div>
        <div className="grid gap-6">
          <OfferCard facts={facts} plan={plan} />
          <Card className="bg-sunk" title={words.unknown}>
            <ul className="grid list-disc gap-2 pl-5 text-sm">
              {words.unknowns.map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <div className="grid gap-3">
        <p className="text-muted">{words.start}</p>
        <div>
          <BeginRefinance />
        </div>
      </div>
      <p className="text-sm text-muted">{words.rule(usual.points, usual.from_year, usual.to_year)}</p>
    </div>
  )
}

interface NumberCardProps {
  home: OwnedLoan
  plan: RefinancePlan
}

function NumberCard({ home: { survey, servicing, facts }, plan }: NumberCardProps) {
  const number = refinanceNumber(facts, plan, survey.thirty_year)
  if (!number) return <Card title={words.noNumber} />
  return (
    <Card>
      <p className="text-muted">{words.paysAt}</p>
      <p className="mt-1">
        <span className="serif num text-5xl sm:text-6xl">{formatRate(number.pays_at)}</span>{' '}
        <span className="text-lg text-muted">{words.orBelow}</span>
      </p>
      <p className="mt-3 max-w-prose">
        {words.average(survey.thirty_year, survey.date)}{' '}
        <strong className="font-[650]">{words.verdicts[number.zone]}</strong>
      </p>
      <NumberScale number={number} own={facts.rate} today={survey.thirty_year} />
      <ul className="mt-4 grid gap-1.5 text-sm">
        <Zone zone="pays" text={words.zones.pays(number.pays_at)} />
        <Zone zone="gains" text={words.zones.gains(number.gains_at)} />
        <Zone zone="costs" text={words.zones.costs} />
      </ul>
      {facts.rate_may_change_on && (
        <p className="mt-4 text-sm text-muted">{asIfRateStays(facts.rate, facts.rate_may_change_on)}</p>
      )}
      <TellSwitch plan={plan} saved={servicing.refinance} />
    </Card>
  )
}

function Zone({ zone, text }: { zone: string; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <span className="zone-key mt-0.5" data-zone={zone} aria-hidden="true" />
      {text}
    </li>
  )
}

/** The same number with one thing changed, as dots on one scale. */
function MovesCard({ moves }: { moves: readonly NumberMove[] }) {
  const rates = moves.map(({ pays_at }) => pays_at)
  const [low, high] = [Math.min(...rates) - 0.1, Math.max(...rates) + 0.1]
  const at = (rate: number) => `${((100 * (rate - low)) / (high - low)).toFixed(2)}%`
  const [own] = moves
  return (
    <Card title={words.moves} description={words.movesWhy}>
      <ul className="divide-y divide-line">
        {moves.map(move => {
          const { title, detail } = moveWords(move)
          return (
            <li key={move.key} className="py-3 first:pt-0 last:pb-0">
              <div className="flex items-baseline justify-between gap-4">
                <span className="font-[560]">{title}</span>
                <span className="serif num text-lg">{formatRate(move.pays_at)}</span>
              </div>
              <p className="text-sm text-muted">{detail}</p>
              <svg className="move-line mt-2" width="100%" height="14" aria-hidden="true">
                <line x1="0" x2="100%" y1="7" y2="7" />
                {own && <line className="own" x1={at(own.pays_at)} x2={at(own.pays_at)} y1="0" y2="14" />}
                <circle cx={at(move.pays_at)} cy="7" r="5" data-own={move === own || undefined} />
              </svg>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
