import { ArrowLeftRight, HandCoins, Percent, ShieldAlert } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
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
      <LinkList
        links={(Object.keys(words.rows) as LetterSubject[]).map(about => ({
          to: changePath(about),
          label: words.rows[about],
          icon: ICONS[about],
          detail: details[about],
        }))}
      />
    </Card>
  )
}
