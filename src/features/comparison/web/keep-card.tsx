import { ArrowRight, CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { formatMoney, formatRate, signed } from '#domain/figures.ts'
import type { Against } from '#domain/refinance/keep-or-replace.ts'
import type { RefinanceZone } from '#domain/refinance/own-number.ts'
import { useSurvey } from '#web/client/use-survey.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { CurrentLoan } from '../current-loan.ts'
import { type AgainstKeeping, firstNumber, keepVerdict } from '../keep.ts'
import {
  aheadFigure,
  averageWords,
  cashRateWords,
  keepVerdictWords,
  ruleWords,
  standingDetail,
  standingLabels,
  trapWords,
  keepWords as words,
} from '../keep-words.ts'
import { mortgageTypeLabels } from '../words.ts'
import type { Compared } from './use-verdict.ts'

interface KeepCardProps {
  loan: CurrentLoan
  compared: Compared
}

/** The first answer of a refinance: what it saves, from which month, against keeping the loan that there is. */
export const KeepCard = memo(function KeepCard({ loan, compared }: KeepCardProps) {
  const { offers, rated, names, rows, months, asked } = compared
  const [costsInLoan, setCostsInLoan] = useState(false)
  const verdict = useMemo(
    () => keepVerdict({ loan, loan_amount: asked.loan_amount, months, costs_in_loan: costsInLoan }, offers, rated),
    [loan, asked, months, costsInLoan, offers, rated],
  )
  if (verdict.offers.every(one => one === null)) return <FirstAnswer loan={loan} compared={compared} />
  const { title, detail } = keepVerdictWords(verdict, names)
  const order = verdict.offers
    .flatMap((one, at) => (one ? [{ one, at }] : []))
    .toSorted((a, b) => Number(b.at === verdict.best) - Number(a.at === verdict.best))
  return (
    <Card className="keep-card">
      <p className="text-sm font-[560] text-action-text">{words.title}</p>
      <h2 className="mt-2 text-3xl text-balance wrap-break-word">{title}</h2>
      <p className="mt-3 max-w-prose">{detail}</p>
      <Switch
        className="mt-3 max-w-prose"
        label={words.financed}
        hint={words.financedHint}
        checked={costsInLoan}
        onChange={event => setCostsInLoan(event.target.checked)}
      />
      <div className="mt-3 divide-y divide-line border-t border-line">
        {order.map(({ one, at }) => (
          <OfferFold
            key={rows[at]?.id}
            isOpen={at === (verdict.best ?? order[0]?.at)}
            name={names[at] ?? ''}
            mark={rows[at]?.mark ?? 0}
            terms={`${mortgageTypeLabels[offers[at]?.mortgage_type ?? '30_year_fixed']} · ${formatRate(offers[at]?.interest_rate)}`}
            loan={loan}
            months={months}
            against={one}
          />
        ))}
      </div>
      <Unknowns />
    </Card>
  )
})

/** No lender has named a rate yet: one's own number, and what lenders averaged. */
function FirstAnswer({ loan, compared }: KeepCardProps) {
  const survey = useSurvey()
  const years = compared.months / 12
  const number = firstNumber(loan, compared.asked.loan_amount, years)
  return (
    <Card className="keep-card">
      <p className="text-sm font-[560] text-action-text">{words.firstAnswer}</p>
      <h2 className="mt-2 text-2xl">
        {words.number} <span className="serif num text-4xl">{formatRate(number.pays_at)}</span> {words.orBelow}
      </h2>
      <p className="mt-3 max-w-prose">{averageWords(survey, number)}</p>
      <p className="mt-2 max-w-prose text-sm text-muted">{words.guessedCosts(number.costs, years)}</p>
      <Unknowns />
    </Card>
  )
}

const TONES: Record<RefinanceZone, Tone> = { pays: 'good', gains: 'attention', costs: 'neutral' }
const ICONS = { pays: CircleCheck, gains: CircleAlert, costs: CircleX } as const

interface OfferFoldProps {
  isOpen: boolean
  name: string
  mark: number
  terms: string
  loan: CurrentLoan
  months: number
  against: AgainstKeeping
}

function OfferFold({ isOpen, name, mark, terms, loan, months, against }: OfferFoldProps) {
  const { standing, break_even_by_payment } = against
  const detail = standingDetail(against)
  return (
    <details className="group py-1" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2">
        <Monogram name={name} mark={mark} />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>
            <span className="block font-[560] wrap-anywhere">{name}</span>
            <span className="num block text-sm text-muted">{terms}</span>
          </span>
          <Standing against={against} />
        </span>
        <ArrowRight
          className="size-4 flex-none text-muted transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-2 pb-3">
        {detail && <p className="max-w-prose text-sm text-muted">{detail}</p>}
        <Figures name={name} loan={loan} months={months} against={against} />
        {against.traps.map(trap => (
          <p key={trap} className="max-w-prose rounded-md bg-sunk px-4 py-2.5 text-sm">
            {trapWords(trap, against)}
          </p>
        ))}
        {standing !== null && break_even_by_payment !== null && break_even_by_payment > 0 && (
          <p className="max-w-prose text-sm text-muted">{words.flyer(break_even_by_payment)}</p>
        )}
      </div>
    </details>
  )
}

function Standing({ against: { standing, cash_rate } }: { against: AgainstKeeping }) {
  if (standing === null) return cash_rate === null ? null : <Badge>{words.cashCost(cashRateWords(cash_rate))}</Badge>
  const Icon = ICONS[standing]
  return (
    <Badge tone={TONES[standing]} icon={<Icon className="size-4" aria-hidden="true" />}>
      {standingLabels[standing]}
    </Badge>
  )
}

type Line = [label: string, figures: string[]]

interface FiguresProps {
  name: string
  loan: CurrentLoan
  months: number
  against: AgainstKeeping
}

/** The time that is left first and bold: it is the fair one. */
function Figures({ name, loan, months, against }: FiguresProps) {
  const { same_term, as_offered, offered_months, standing, cash_rate } = against
  const left = { head: words.timeLeft(loan.months_left), of: same_term }
  const own = { head: words.asOffered(offered_months), of: as_offered }
  const columns = offered_months === loan.months_left ? [left] : [left, own]
  const line = (label: string, figure: (of: Against) => string): Line => [label, columns.map(({ of }) => figure(of))]
  const lines = [
    line(words.paymentChange, ({ payment_falls }) => signed(-payment_falls, formatMoney)),
    ...(standing === null
      ? [line(words.cashCosts, of => (of === as_offered && cash_rate !== null ? cashRateWords(cash_rate) : ''))]
      : [
          line(words.aheadAfter, aheadFigure),
          line(words.afterStay(months), ({ ahead_when_leaving }) => signed(ahead_when_leaving, formatMoney)),
        ]),
    line(words.interestSaved, ({ interest_saved_to_the_end }) => signed(interest_saved_to_the_end, formatMoney)),
  ]
  return (
    <table className="w-full max-w-160 text-sm">
      <caption className="sr-only">{words.figures(name)}</caption>
      <thead>
        <tr className="align-bottom text-muted">
          <th scope="col" className="text-left font-normal">
            <span className="sr-only">{words.figure}</span>
          </th>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className="w-[30%] py-1.5 pl-3 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, figures]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            {figures.map((figure, at) => (
              <td
                key={columns[at]?.head}
                className={`num py-2 pl-3 text-right ${at === 0 ? 'font-[560]' : 'text-muted'}`}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Unknowns() {
  return (
    <Fold className="mt-2" title={words.cannotKnow}>
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        {words.unknowns.map(unknown => (
          <li key={unknown}>{unknown}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose">{ruleWords()}</p>
    </Fold>
  )
}
