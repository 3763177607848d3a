import { ChevronLeft, ChevronRight, CircleCheck, Plus } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import type { FigureSource } from '#domain/figure-source.ts'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { duelCardWords, lenderRowWords } from '#features/comparison/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { TIE_DOLLARS } from '../confidence.ts'
import { aboveAll } from '../current-loan.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { absenceWords, duelWords, reignWords, standingWords } from '../duel-words.ts'
import type { Absence } from '../known-offer.ts'
import type { LoanCost } from '../loan-cost.ts'
import { feesSource, sourceOf } from '../offer-sources.ts'
import { costAfter, type Standing } from '../rules.ts'
import { costWords, insuranceLine, mortgageTypeLabels, spanWords } from '../words.ts'
import { KeepDuelCard } from './keep-duel-card.tsx'
import type { Compared } from './use-verdict.ts'

/** With more than these a row of dots would be wider than a phone. */
const MOST_DOTS = 6

interface DuelCardsProps {
  compared: Compared
  /** The offer that was chosen. */
  chosenId: string | undefined
  /** Takes the reader to where this lender's figures are typed; left out where they stay as they are. */
  onChange: ((place: number) => void) | undefined
}

/** Every offer as a card, the cheapest first: swiped on a phone, side by side at a desk. */
export const DuelCards = memo(function DuelCards({ compared, chosenId, onChange }: DuelCardsProps) {
  const { verdict, confidence, names, costs, rows, offers, absences, months, reigns, situation, keep } = compared
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const isTie = confidence === 'tie'
  // Those that take no part come last.
  const order = rows
    .map((_, lender) => ({ lender, standing: verdict?.standings[lender] ?? null }))
    .sort(({ standing: one }, { standing: other }) =>
      one && other ? one.cost - other.cost || Number(other.best) - Number(one.best) : Number(!one) - Number(!other),
    )
  const isDuel = confidence !== null
  const isKeepingBest = keep?.above_best === 0
  const called = order.map(({ lender }) => names[lender] ?? '').concat(keep ? currentLoanWords.keep : [])
  const shown = Math.min(at, called.length - 1)
  const cheapest = rows[order[0]?.lender ?? -1]?.id
  const leader = useRef(cheapest)
  // Another lender leads: whoever costs least is the card in view.
  useEffect(() => {
    if (leader.current !== cheapest && at > 0) list.current?.scrollTo({ left: 0 })
    leader.current = cheapest
  }, [cheapest, at])

  function look() {
    if (list.current) setAt(nearestCard(list.current))
  }

  function goTo(next: number) {
    const card = list.current?.children[Math.min(Math.max(next, 0), called.length - 1)] as HTMLElement | undefined
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (card) list.current?.scrollTo({ left: card.offsetLeft - list.current.offsetLeft, behavior })
  }

  function press(event: KeyboardEvent) {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: called.length - 1 }[event.key]
    if (next === undefined || event.target !== list.current) return
    event.preventDefault()
    goTo(next)
  }

  function isDearer({ best, above_best }: Standing): boolean {
    return !best && !(isTie && aboveAll(above_best, keep) < TIE_DOLLARS)
  }

  function standingOf({ best, above_best }: Standing): string {
    return best && isKeepingBest && !isTie
      ? currentLoanWords.leastOfLenders
      : standingWords(best, best ? above_best : aboveAll(above_best, keep), isTie, months)
  }

  return (
    <section className="duel" data-many={called.length > 3 || undefined} aria-label={duelCardWords.title}>
      <ul
        ref={list}
        className="duel-cards"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no finger to swipe with goes on with the arrow keys.
        tabIndex={0}
        aria-label={duelCardWords.swipe}
        onScroll={look}
        onKeyDown={press}
      >
        {order.map(({ lender, standing }, position) => {
          const [row, cost, offer] = [rows[lender], costs[lender], offers[lender]]
          if (!row || !cost || !offer) return null
          const absence = absences[lender] ?? null
          return (
            <DuelCard
              // biome-ignore lint/suspicious/noArrayIndexKey: another order writes other words; moving cards styles all of them anew.
              key={position}
              place={lender}
              name={names[lender] ?? ''}
              mark={row.mark}
              mortgage_type={row.mortgage_type}
              rate={row.interest_rate ?? 0}
              rateSource={sourceOf(offer, 'interest_rate', situation.guess)}
              absence={absence}
              absenceText={absence && absenceWords(absence, row)}
              stay_cost={standing?.cost ?? costAfter(cost, months)}
              costIn={`${costWords(costs)} ${spanWords(months)}`}
              standing={standing && isDuel ? standingOf(standing) : null}
              isBest={Boolean(standing?.best) && isDuel && !isTie && !isKeepingBest}
              isDearer={isDuel && standing !== null && isDearer(standing)}
              payment={cost.payment}
              insurance={insuranceLine(cost)}
              later={laterLine(cost)}
              fees={cost.starting_costs}
              feesSource={feesSource(offer, situation.guess)}
              apr={cost.true_apr}
              reign={isDuel && !compared.has_guess ? reignWords(reigns, lender) : null}
              isChosen={row.id === chosenId}
              onChange={onChange}
            />
          )
        })}
        {keep && <KeepDuelCard place={keep} />}
      </ul>
      {called.length > 1 && (
        <div className="duel-dots">
          {called.length > MOST_DOTS ? (
            <Arrows at={shown} all={called.length} onGo={goTo} />
          ) : (
            called.map((name, place) => (
              <button
                key={rows[order[place]?.lender ?? -1]?.id ?? name}
                type="button"
                aria-label={duelCardWords.place(name, place + 1, called.length)}
                aria-current={place === shown || undefined}
                onClick={() => goTo(place)}
              />
            ))
          )}
        </div>
      )}
    </section>
  )
})

/** The card at the left edge; the last one where there is nothing left to swipe. */
function nearestCard(list: HTMLUListElement): number {
  const cards = [...list.children] as HTMLElement[]
  if (list.scrollLeft > 0 && list.scrollLeft + list.clientWidth >= list.scrollWidth - 4) return cards.length - 1
  const away = cards.map(card => Math.abs(card.offsetLeft - list.offsetLeft - list.scrollLeft))
  return away.indexOf(Math.min(...away))
}

function Arrows({ at, all, onGo }: { at: number; all: number; onGo(place: number): void }) {
  return (
    <>
      <Button
        variant="quiet"
        square
        aria-label={duelCardWords.previous}
        onClick={() => onGo(at - 1)}
        icon={<ChevronLeft className="size-5" aria-hidden="true" />}
      />
      <span className="num self-center text-sm text-muted">{duelCardWords.of(at + 1, all)}</span>
      <Button
        variant="quiet"
        square
        aria-label={duelCardWords.next}
        onClick={() => onGo(at + 1)}
        icon={<ChevronRight className="size-5" aria-hidden="true" />}
      />
    </>
  )
}

interface DuelCardProps {
  /** Among the offers as they were typed. */
  place: number
  name: string
  mark: number
  mortgage_type: MortgageType
  rate: number
  rateSource: FigureSource
  /** Why it takes no part, and in words. */
  absence: Absence | null
  absenceText: string | null
  stay_cost: number
  /** What the figure is made of, and for how long. */
  costIn: string
  standing: string | null
  isBest: boolean
  /** It costs more than the best, and the line below its cost says by how much. */
  isDearer: boolean
  payment: number
  insurance: string | null
  /** What an adjustable rate may make of the payment. */
  later: string | null
  fees: number
  feesSource: FigureSource
  apr: number
  reign: string | null
  isChosen: boolean
  onChange: ((place: number) => void) | undefined
}

/** Plain figures and words, so that it is rendered again only when one of them changes. */
const DuelCard = memo(function DuelCard(props: DuelCardProps) {
  const { place, name, mark, standing, isBest, insurance, reign, absence, onChange } = props
  return (
    <li className="duel-card" data-best={isBest || undefined}>
      <div className="flex items-start gap-3">
        <Monogram name={name} mark={mark} />
        <div className="min-w-0">
          <h3 className="text-lg leading-tight wrap-break-word">{name}</h3>
          <p className="num text-sm text-muted">
            {mortgageTypeLabels[props.mortgage_type]}
            {props.rate > 0 && ' · '}
            {props.rate > 0 && <SourcedFigure source={props.rateSource}>{formatRate(props.rate)}</SourcedFigure>}
          </p>
          {props.isChosen && (
            <p className="mt-1">
              <Badge tone="good">{duelWords.isChosen}</Badge>
            </p>
          )}
        </div>
      </div>
      {absence === 'no-rate' ? (
        <>
          <p className="serif mt-4 text-2xl">{duelWords.addRate}</p>
          <p className="mt-1 text-sm text-muted">{duelWords.addRateWhy}</p>
        </>
      ) : (
        <>
          <p
            className="serif num mt-4 text-4xl"
            data-testid={isBest || standing === null ? 'answer-figure' : undefined}
          >
            {formatMoney(props.stay_cost)}
          </p>
          <p className="text-sm text-muted">{props.costIn}</p>
        </>
      )}
      {absence && absence !== 'no-rate' && (
        <p className="mt-3">
          <Badge tone="attention">{props.absenceText}</Badge>
          <span className="mt-1 block text-sm text-muted">{duelWords.leftOut[absence]}</span>
        </p>
      )}
      {standing && (
        <p
          className={`mt-3 flex items-center gap-2 text-sm font-[560] ${isBest ? 'text-action-text' : ''}`}
          data-testid="standing"
        >
          {isBest ? <CircleCheck className="size-4.5" aria-hidden="true" /> : null}
          {props.isDearer ? <Plus className="size-4.5" aria-hidden="true" /> : null}
          {standing}
        </p>
      )}
      <dl className="mt-3 [&>:first-child]:border-t-0">
        {absence !== 'no-rate' && (
          <FigureRow label={duelCardWords.loanPayment}>
            {duelCardWords.aMonth(formatMoney(props.payment))}
            {insurance && <span className="block text-xs font-normal text-muted">{insurance}</span>}
            {props.later && <span className="block text-xs font-normal text-attention-text">{props.later}</span>}
          </FigureRow>
        )}
        <FigureRow label={duelCardWords.fees}>
          <SourcedFigure source={props.feesSource}>{formatMoney(props.fees)}</SourcedFigure>
        </FigureRow>
        {absence !== 'no-rate' && (
          <FigureRow label={duelCardWords.trueApr}>
            <SourcedFigure source={props.feesSource} note="nearby">
              {formatApr(props.apr)}
            </SourcedFigure>
          </FigureRow>
        )}
        {reign && <FigureRow label={duelCardWords.costsLeastIf}>{reign}</FigureRow>}
      </dl>
      {onChange && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-auto -mr-3.5 -mb-2 self-end"
          aria-label={duelCardWords.changeName(name)}
          onClick={() => onChange(place)}
        >
          {absence === 'no-rate' ? duelWords.addRate : duelCardWords.change}
        </Button>
      )}
    </li>
  )
})

function laterLine({ later_payment, worst }: LoanCost): string | null {
  if (later_payment === null || !worst) return null
  const [later, most] = [
    lenderRowWords.later(formatMoney(later_payment)),
    lenderRowWords.worst(formatMoney(worst.payment)),
  ]
  return `${later}, ${most}`
}
