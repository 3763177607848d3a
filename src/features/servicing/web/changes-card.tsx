import { ArrowLeftRight, ChevronRight, HandCoins, Percent, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { changeCardWords as words } from '../changes-card-words.ts'
import { rateChangeDay } from '../loan-rate.ts'
import type { HomeLoan, LetterSubject } from '../model.ts'
import { changePath } from '../servicing-days.ts'
import { reviewTransfer } from '../transfer-review.ts'
import type { OwnedHome } from './use-owned-home.ts'

const ICONS = { transfer: ArrowLeftRight, rate: Percent, insurance: ShieldAlert, payoff: HandCoins }

/** What a loan goes through, each with where it stands. */
export function ChangesCard({ home: { servicing }, loan }: { home: OwnedHome; loan: HomeLoan }) {
  const transfer = reviewTransfer(servicing.transfer, servicing.statements)
  const rate_changes_on = rateChangeDay(loan, servicing.rate_notice)
  const details: Record<LetterSubject, string> = {
    transfer: !servicing.transfer
      ? words.noTransfer
      : transfer.changed.length > 0
        ? words.figureChanged
        : transfer.is_matched
          ? words.match
          : transfer.findings.length > 0
            ? words.noMatch
            : words.noTransfer,
    rate: rate_changes_on ? words.rate(rate_changes_on) : words.noRate,
    insurance: servicing.forced_insurance?.first_notice_on ? words.insurance : words.noInsurance,
    payoff: servicing.payoff?.paid_on ? words.paid(servicing.payoff.paid_on) : words.noPayoff,
  }
  return (
    <Card title={words.title}>
      <ul className="divide-y divide-line">
        {(Object.keys(words.rows) as LetterSubject[]).map(about => {
          const Icon = ICONS[about]
          return (
            <li key={about}>
              <Link
                to={changePath(about)}
                className="flex min-h-11 items-center gap-3 py-2.5 text-ink no-underline hover:text-action-text"
              >
                <Icon className="size-5 flex-none text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="font-[560]">{words.rows[about]}</span>
                  <span className="block text-sm text-muted">{details[about]}</span>
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
