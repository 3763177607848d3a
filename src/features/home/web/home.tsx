import { ArrowRight, CalendarDays, ChevronRight, Pencil, Scale } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { isKnown } from '#domain/figure-source.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import type { Change } from '../changes.ts'
import type { Closed } from '../closed.ts'
import { celebrationWords, keysLinks } from '../keys-words.ts'
import type { NextStep, Upcoming } from '../next-step.ts'
import { refinanceHomeWords, refinanceStepWords } from '../refinance-words.ts'
import { changeWords, dayParts, homeWords, stepWords } from '../words.ts'
import { Headline } from './headline.tsx'
import { HomeWaiting } from './home-waiting.tsx'
import { KeysCard } from './keys-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { Rail } from './rail.tsx'
import { type HomeFacts, useHome } from './use-home.ts'
import './home.css'

/** Only whoever refinances needs it. */
const KeepAnswer = lazyPart(async () => (await import('./keep-answer.tsx')).KeepAnswer)

interface HomeProps {
  /** Opens the answers, where they may be edited. */
  onEdit?: (() => void) | undefined
  /** For a closed loan: the card and the gift. */
  celebration: ReactNode
  /** For a loan that is being paid; gets what stands there where too little of it is known. */
  owned(otherwise: ReactNode): ReactNode
}

/** Where somebody stands: the way, one figure, one thing to do, what is new, what comes. */
export function Home({ onEdit, celebration, owned }: HomeProps) {
  const facts = useHome()
  if (!facts) return <HomeWaiting />
  const { stage, step, changes, upcoming } = facts
  return (
    <div className="mb-6 grid gap-4 lg:gap-6">
      <Rail facts={facts} />
      {stage === 'plan' ? (
        <PlanCard facts={facts} onStart={onEdit} />
      ) : (
        <>
          {facts.refinance && (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <KeepAnswer facts={facts.refinance} years={facts.years} survey={facts.survey} />
            </Suspense>
          )}
          {facts.is_owned && owned(<Headline facts={facts} />)}
          {(facts.closed || !facts.is_owned) && (
            <div className="grid gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-6">
              {facts.closed && <KeysCard closed={facts.closed} celebration={celebration} />}
              {facts.is_owned ? (
                facts.closed && <NextCard closed={facts.closed} />
              ) : (
                <>
                  <Headline facts={facts} />
                  {!facts.closed && step && <StepCard step={step} isRefinance={facts.is_refinance} />}
                </>
              )}
            </div>
          )}
          {facts.closed && !facts.is_owned && <NextCard closed={facts.closed} />}

          {(changes.list.length > 0 || upcoming.length > 0) && (
            <div className="grid gap-5 lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
              {changes.list.length > 0 && <Changed since={changes.since} list={changes.list} />}
              {upcoming.length > 0 && <ComingUp events={upcoming} />}
            </div>
          )}
          {facts.loan && stage !== 'keys' && <Numbers facts={facts} onEdit={onEdit} />}
        </>
      )}
    </div>
  )
}

function NextCard({ closed }: { closed: Closed }) {
  return (
    <Card title={celebrationWords.next}>
      <LinkList links={keysLinks(closed)} />
    </Card>
  )
}

function StepCard({ step, isRefinance }: { step: NextStep; isRefinance: boolean }) {
  const { title, detail, action, to } = (isRefinance && refinanceStepWords(step)) || stepWords(step)
  return (
    <section className="flex flex-col items-start rounded-lg border-2 border-action bg-surface p-4 shadow-lift sm:p-6">
      <p className="text-sm font-[560] text-action-text">{homeWords.nextStep}</p>
      <h2 className="mt-1 text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-muted">{detail}</p>
      <LinkButton as={Link} to={to} size="lg" className="no-print mt-auto w-full justify-center">
        {action}
        <ArrowRight className="size-4" aria-hidden="true" />
      </LinkButton>
    </section>
  )
}

function Changed({ since, list }: { since: string; list: readonly Change[] }) {
  return (
    <Card title={homeWords.changed(since)}>
      <ul className="divide-y divide-line">
        {list.map(change => {
          const { title, detail } = changeWords(change)
          const Icon = change.kind === 'done' || change.kind === 'date' ? CalendarDays : Scale
          return (
            <li key={title} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <Icon className="mt-0.5 size-5 flex-none text-muted" aria-hidden="true" />
              <div className="min-w-0">
                <p className="font-[560] wrap-anywhere">{title}</p>
                <p className="text-sm text-muted">{detail}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function ComingUp({ events }: { events: readonly Upcoming[] }) {
  return (
    <Card title={homeWords.comingUp}>
      <ul className="divide-y divide-line">
        {events.map(({ event_key, title, on, guessed }) => {
          const [weekday, date] = dayParts(on)
          return (
            <li key={event_key}>
              <Link
                to="/dashboard/timeline"
                className="flex min-h-14 flex-wrap items-center gap-x-4 py-2.5 text-ink no-underline hover:text-action-text"
              >
                <span className="w-[4rem] flex-none text-sm">
                  <span className="block text-muted">{weekday}</span>
                  <span className="font-[560]">{date}</span>
                </span>
                <span className="min-w-[7rem] flex-1">
                  <span className="block font-[560]">{title}</span>
                  {guessed && <span className="block text-sm text-muted">{homeWords.probably}</span>}
                </span>
                <ChevronRight className="size-4 flex-none text-muted" aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Figure = [label: string, figure: ReactNode]

/** Before the closing, whose own card tells it: the down payment and the fees. */
function cashToBring(loan: OwnLoan): Figure[] {
  if (loan.down_payment_amount === null) return []
  const cash = formatMoney(loan.down_payment_amount + loan.fees)
  const figure = isKnown(loan.fees_source) ? (
    cash
  ) : (
    <SourcedFigure source="guessed" note="below">
      {cash}
    </SourcedFigure>
  )
  return [[homeWords.cashAtLeast, figure]]
}

function purchaseNumbers(loan: OwnLoan): Figure[] {
  return [
    [homeWords.price, formatMoney(loan.property_value)],
    [homeWords.down(loan.down_payment_percentage), formatMoney(loan.down_payment_amount)],
    [homeWords.loan, formatMoney(loan.loan_amount)],
  ]
}

function refinanceNumbers(loan: OwnLoan, refinance: HomeFacts['refinance']): Figure[] {
  const now: Figure[] = refinance
    ? [
        [refinanceHomeWords.owed, formatMoney(refinance.loan.balance)],
        [refinanceHomeWords.rateNow, formatRate(refinance.loan.annual_rate)],
        [refinanceHomeWords.timeLeft, formatMonths(refinance.loan.months_left)],
      ]
    : []
  return [
    [refinanceHomeWords.homeValue, formatMoney(loan.property_value)],
    ...now,
    [refinanceHomeWords.newLoan, formatMoney(loan.loan_amount)],
  ]
}

function Numbers({
  facts: { stage, loan, years, fit, is_refinance, refinance },
  onEdit,
}: {
  facts: HomeFacts
  onEdit?: (() => void) | undefined
}) {
  const isReadOnly = useReadOnly()
  if (!loan) return null
  const figures: Figure[] = [
    ...(is_refinance ? refinanceNumbers(loan, refinance) : purchaseNumbers(loan)),
    ...(is_refinance || stage === 'close' ? [] : cashToBring(loan)),
    ...(fit?.comfortable ? [[homeWords.comfortablePrice, formatMoney(fit.comfortable)] as Figure] : []),
    [homeWords.stay, homeWords.years(years)],
  ]
  return (
    <section className="rounded-lg border border-line bg-sunk p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{homeWords.numbers}</h2>
        {onEdit && !isReadOnly && (
          <button
            type="button"
            onClick={onEdit}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-[560] text-action-text underline underline-offset-4"
          >
            <Pencil className="size-4" aria-hidden="true" />
            {homeWords.editAnswers}
          </button>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-4">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num text-lg font-[560]">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{homeWords.numbersNote}</p>
    </section>
  )
}
