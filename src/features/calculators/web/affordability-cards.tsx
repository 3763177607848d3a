import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { FigureSource } from '#domain/figure-source.ts'
import { formatMoney, formatPercent, formatRate } from '#domain/figures.ts'
import { wholeParts } from '#domain/whole-parts.ts'
import { affordabilityCardsWords } from '#features/calculators/page-words.ts'
import { insuranceGuess } from '#features/comparison/cost-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import type { AffordabilityAnswer } from '../affordability.ts'
import {
  affordabilityWords,
  cashWords,
  feesWords,
  monthWords,
  moverWords,
  moveWords,
  notInCashWords,
  ratioWords,
} from '../affordability-words.ts'

interface Part {
  name: string
  amount: number
  source?: FigureSource
  /** In place of the figure. */
  note?: string
}

/** A shown sum equals its shown parts, and the sum that other pages show. */
function dollars(parts: readonly Part[]) {
  const amounts = wholeParts(parts.map(({ amount }) => amount))
  return {
    lines: parts.map((part, at) => ({ ...part, amount: amounts[at] ?? 0 })),
    total: amounts.reduce((sum, amount) => sum + amount, 0),
  }
}

export function MonthCard({ answer }: { answer: AffordabilityAnswer }) {
  const { month, price } = answer.at
  const { lines, total } = dollars([
    { name: affordabilityCardsWords.loan, amount: month.principal_and_interest },
    { name: affordabilityCardsWords.propertyTax, amount: month.property_tax, source: answer.tax_source },
    { name: affordabilityCardsWords.homeInsurance, amount: month.home_insurance, source: 'guessed' },
    {
      name: affordabilityCardsWords.mortgageInsurance,
      amount: month.mortgage_insurance,
      source: 'guessed',
      note: answer.means.down_percent >= 20 ? affordabilityCardsWords.noMortgageInsurance : undefined,
    },
    ...(month.dues > 0 ? [{ name: affordabilityCardsWords.dues, amount: month.dues }] : []),
  ])
  return (
    <Card title={affordabilityCardsWords.wholeMonth} description={monthWords(answer)}>
      <Lines lines={lines} />
      <Sum label={affordabilityCardsWords.everyMonth} amount={total} />
      <p className="mt-4 rounded-md bg-sunk p-4 text-sm">{ratioWords(answer)}</p>
      <Fold className="mt-2" title={affordabilityCardsWords.guesses}>
        <p>{insuranceGuess}</p>
        <p className="mt-2">{affordabilityWords.repairs(price)}</p>
      </Fold>
    </Card>
  )
}

export function CashCard({ answer }: { answer: AffordabilityAnswer }) {
  const { cash } = answer.at
  const { savings, down_percent, agent_percent } = answer.means
  const { lines, total } = dollars([
    { name: affordabilityCardsWords.downPayment(formatPercent(down_percent)), amount: cash.down_payment },
    { name: affordabilityCardsWords.lenderAndTitleFees, amount: cash.fees, source: answer.fees_source },
    { name: affordabilityCardsWords.prepaids, amount: cash.prepaids, source: 'guessed' },
    ...(cash.agent > 0
      ? [{ name: affordabilityCardsWords.ownAgent(formatRate(agent_percent)), amount: cash.agent }]
      : []),
  ])
  return (
    <Card title={affordabilityCardsWords.cashNeeded} description={affordabilityCardsWords.beforeClosing}>
      {savings !== null && savings > 0 && (
        <Progress
          className="mb-2"
          label={affordabilityCardsWords.savings}
          hideLabel
          value={Math.min(total, savings)}
          max={savings}
          valueText={affordabilityCardsWords.savedTotalSavings(formatMoney(total), formatMoney(savings))}
        />
      )}
      <Lines lines={lines} />
      <Sum label={affordabilityCardsWords.allTogether} amount={total} />
      {savings !== null && savings >= total && (
        <Lines lines={[{ name: affordabilityCardsWords.leftOf(formatMoney(savings)), amount: savings - total }]} />
      )}
      <p className="mt-4 rounded-md bg-sunk p-4 text-sm">{cashWords(answer)}</p>
      <Fold className="mt-2" title={affordabilityCardsWords.notInIt}>
        <p>{notInCashWords(answer)}</p>
        <p className="mt-2">{feesWords(answer)}</p>
      </Fold>
    </Card>
  )
}

function Lines({ lines }: { lines: readonly Part[] }) {
  return (
    <dl>
      {lines.map(({ name, amount, note, source = 'typed' }) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5 last:border-b-0">
          <dt className="text-muted">{name}</dt>
          <dd className="num text-right font-[560]">
            {note ?? <SourcedFigure source={source}>{formatMoney(amount)}</SourcedFigure>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <p className="flex justify-between gap-4 border-t-2 border-ink py-2.5 font-[560]">
      <span>{label}</span>
      <span className="num">{formatMoney(amount)}</span>
    </p>
  )
}

export function MoversCard({ answer }: { answer: AffordabilityAnswer }) {
  return (
    <Card title={affordabilityCardsWords.moversTitle}>
      <PhoneFold
        className="-ml-3.5"
        show={affordabilityCardsWords.showMovers}
        hide={affordabilityCardsWords.hideMovers}
      >
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {answer.movers.map(mover => {
            const { change, note } = moveWords(mover)
            const Sign = change.startsWith('+') ? ArrowUp : change.startsWith('−') ? ArrowDown : Equal
            return (
              <li key={mover.kind}>
                <p className="num flex items-center gap-2 font-[560]">
                  <Sign className="size-4" aria-hidden="true" />
                  {change}
                </p>
                <p className="mt-1 text-sm text-muted">
                  {moverWords(mover.kind, answer)}. {note}
                </p>
              </li>
            )
          })}
        </ul>
      </PhoneFold>
    </Card>
  )
}
