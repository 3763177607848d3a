import { CalendarPlus, CalendarRange } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#domain/day-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import { comingFor, isRateDay, MOST_ROWS, unknownOf } from '../coming.ts'
import { type HomeSentence, homeSentence } from '../home-sentence.ts'
import { comingWords, sentenceWords, myHomeWords as words } from '../home-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import { asIfRateStays, loanDayWords } from '../loan-words.ts'
import type { HomeLoan } from '../model.ts'
import { planOf, refinanceNumber } from '../refinance-number.ts'
import { ChangesCard } from './changes-card.tsx'
import { NextPaymentCard } from './next-payment-card.tsx'
import { NumberScale } from './number-scale.tsx'
import { type OwnedHome, useOwnedHome } from './use-owned-home.ts'

/** As tall as the screen: what stands below it is not seen until this is known. */
const ROOM = <Skeleton className="h-dvh" />

/** A picture needs more code than the rest of the page. */
const EquityCard = lazyPart(async () => (await import('./equity-card.tsx')).EquityCard)

const LoanCard = lazyPart(async () => (await import('./loan-card.tsx')).LoanCard)

/** The home of somebody who pays a loan; `otherwise` where too little of it is known. */
export function MyHome({ otherwise = null }: { otherwise?: ReactNode }) {
  const { home, problem, refetch } = useOwnedHome()
  if (problem) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!home) return ROOM
  const { loan, facts } = home
  if (!loan || !facts) {
    return (
      <div className="grid gap-5 lg:gap-6">
        {otherwise}
        <Suspense fallback={ROOM}>
          <LoanCard home={home} />
        </Suspense>
      </div>
    )
  }
  return <Owned home={home} loan={loan} facts={facts} />
}

interface OwnedProps {
  home: OwnedHome
  loan: HomeLoan
  facts: LoanFacts
}

function Owned({ home, loan, facts }: OwnedProps) {
  const { servicing, escrow, survey, today, checked } = home
  const number = refinanceNumber(facts, planOf(servicing.refinance, facts), survey.thirty_year)
  const sentence = homeSentence({ checked, facts, servicing, escrow, number, today })
  return (
    <div className="grid gap-5 lg:gap-6">
      <SentenceCard sentence={sentence} />
      {/* On a phone one below the other by how near they are; on a desk in two columns. */}
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <div className="contents lg:grid lg:gap-6">
          <div className="order-1 min-w-0">
            <NextPaymentCard loan={loan} facts={facts} />
          </div>
          <div className="order-3 min-w-0">
            <Suspense fallback={<Skeleton className="h-80" />}>
              <EquityCard loan={loan} facts={facts} rate_notice={servicing.rate_notice} />
            </Suspense>
          </div>
          <div className="order-6 min-w-0">
            <ChangesCard home={home} loan={loan} />
          </div>
        </div>
        <div className="contents lg:grid lg:gap-6">
          <div className="order-2 min-w-0">
            <ComingCard home={home} loan={loan} />
          </div>
          {number && (
            <Card title={words.numberTitle(number.pays_at)} className="order-4">
              <p className="text-muted">
                {words.numberToday(survey.thirty_year, survey.date)} {words.zone[number.zone]}
              </p>
              <NumberScale number={number} own={facts.rate} today={survey.thirty_year} />
              <p className="mt-3 text-sm text-muted">
                {servicing.refinance
                  ? words.numberBasis(number.costs, number.stay_years)
                  : words.numberGuess(number.costs, number.stay_years)}{' '}
                {facts.rate_may_change_on && asIfRateStays(facts.rate, facts.rate_may_change_on)}
              </p>
              <LinkButton as={Link} to="/dashboard/refinance" variant="ghost" size="sm" className="mt-3">
                {words.moves}
              </LinkButton>
            </Card>
          )}
          <div className="order-5 min-w-0">
            <DisclosuresCard home={home} />
          </div>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <LoanCard home={home} />
      </Suspense>
    </div>
  )
}

/** One sentence. Only what has to be done gets the loud button. */
function SentenceCard({ sentence }: { sentence: HomeSentence }) {
  const { title, detail, chip, action } = sentenceWords(sentence)
  return (
    <VerdictCard chip={chip} label={words[chip]} title={title} detail={detail}>
      <LinkButton as={Link} to={action.to} variant={chip === 'right' ? 'ghost' : undefined} className="mt-4">
        {action.label}
      </LinkButton>
    </VerdictCard>
  )
}

type ComingHome = Pick<OwnedHome, 'servicing' | 'escrow' | 'diaries' | 'today' | 'is_rate_day_counted'>

export function ComingCard({ home, loan }: { home: ComingHome; loan: HomeLoan }) {
  const all = comingFor(loan, home, home.today)
  const rows = all.slice(0, MOST_ROWS)
  const unknown = unknownOf(loan, home)
  return (
    <Card
      title={words.coming}
      footer={unknown && words.unknown[unknown]}
      actions={
        all.length > 0 && (
          <Button
            always
            variant="ghost"
            size="sm"
            className="no-print"
            icon={<CalendarPlus className="size-4" aria-hidden="true" />}
            onClick={async () => (await import('./save-calendar.ts')).saveCalendar(all)}
          >
            {loanDayWords.calendar}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="text-muted">{words.nothingComing}</p>}
      <ul className="divide-y divide-line">
        {rows.map(row => {
          const { title, detail, isGuess } = comingWords(row)
          const isCounted = home.is_rate_day_counted && isRateDay(row)
          return (
            // Letters about two things that were mailed on one day have their answers on one day.
            <li key={row.kind === 'servicing' ? row.day.key : `${row.kind}.${row.on}.${title}`}>
              <Link
                to={row.to}
                className="grid min-h-11 grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-3 text-ink no-underline hover:text-action-text"
              >
                <span className="text-sm font-[650]">
                  {formatDate(row.on)}
                  {(isGuess || isCounted) && <span className="block font-normal text-muted">{words.probably}</span>}
                </span>
                <span>
                  <span className="font-[560]">{title}</span>
                  <span className="block text-sm text-muted">{detail}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function DisclosuresCard({ home }: { home: OwnedHome }) {
  const { servicing, escrow, disclosures } = home
  const links = [
    { to: '/dashboard/statements', label: words.statements, detail: words.statementCount(servicing.statements.length) },
    {
      to: '/dashboard/escrow-check',
      label: words.escrowPapers,
      detail: words.statementCount(escrow.statements.length),
    },
    { to: '/dashboard/papers', label: words.disclosures, detail: words.paperCount(disclosures) },
  ]
  return (
    <Card title={words.papers} footer={<span className="text-muted">{words.stays}</span>}>
      <LinkList links={links.map(link => ({ ...link, icon: CalendarRange }))} />
    </Card>
  )
}
