import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatLongDay } from '#domain/day-words.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Closed } from '../closed.ts'
import { celebrationWords, closedLoanWords, keysFacts, keysLinks } from '../keys-words.ts'
import { Headline } from './headline.tsx'
import { KeysFacts } from './keys-lists.tsx'
import { OpenDoor } from './open-door.tsx'
import { Rail } from './rail.tsx'
import { useHome } from './use-home.ts'
import './home.css'

interface ClosingMomentProps {
  celebration: ReactNode
  /** Shown where no loan is closed, as after the next application. */
  otherwise: ReactNode
}

/** The day of the keys, once and on the whole page. Afterwards the home keeps it as its last stage. */
export function ClosingMoment({ celebration, otherwise }: ClosingMomentProps) {
  const facts = useHome()
  if (!facts) return <Skeleton className="h-160" />
  const { closed } = facts
  if (!closed) return otherwise
  return (
    <div className="mx-auto grid max-w-2xl gap-5 sm:gap-6">
      <Rail facts={facts} />
      <header className="text-center">
        <OpenDoor />
        <h1 className="mt-2 text-4xl sm:text-5xl">{celebrationWords.title(closed)}</h1>
        <p className="mt-3 text-lg text-muted">{formatLongDay(closed.closed_on)}</p>
      </header>
      {keysFacts(closed).length > 0 && (
        <Card title={celebrationWords.how}>
          <KeysFacts closed={closed} />
        </Card>
      )}
      <div className="*:grid *:gap-3 sm:*:grid-cols-2">{celebration}</div>
      <Headline facts={facts} />
      <Record closed={closed} />
      <section className="rounded-lg border border-line bg-sunk p-5 sm:p-6">
        <h2 className="text-xl">{celebrationWords.next}</h2>
        <div className="mt-1">
          <LinkList links={keysLinks(closed)} />
        </div>
      </section>
      <p className="text-center">
        <Link
          to="/dashboard/application"
          className="inline-flex min-h-11 items-center font-[560] text-action-text underline underline-offset-4"
        >
          {celebrationWords.toHome}
        </Link>
      </p>
    </div>
  )
}

function Record({ closed }: { closed: Closed }) {
  return (
    <Card>
      <dl className="divide-y divide-line">
        {[
          [celebrationWords.loan, closedLoanWords(closed)],
          [celebrationWords.lender, closed.lender],
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <dt className="text-muted">{label}</dt>
            <dd className="num text-right font-[560] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
