import { Link } from 'react-router'
import { sideCardsWords } from '#features/closure/page-words.ts'
import { useClaim } from '#web/claims-context.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function WhyShareCard() {
  const isPaid = typeof useClaim('compensation') === 'object'
  const reasons = [
    [sideCardsWords.outcomeTitle, sideCardsWords.outcomeHint],
    [sideCardsWords.refinanceTitle, sideCardsWords.theDayRatesFall],
    isPaid ? [sideCardsWords.paid, sideCardsWords.paidText] : [sideCardsWords.keptFree, sideCardsWords.keptFreeText],
  ] as const
  return (
    <Card title={sideCardsWords.whyShareInfo}>
      <ul className="grid gap-4 text-sm">
        {reasons.map(([title, text]) => (
          <li key={title}>
            <p className="font-[560]">{title}</p>
            <p className="mt-0.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function AnotherApplicationCard({ loanClosed }: { loanClosed: boolean }) {
  return (
    <Card title={sideCardsWords.needAnotherApplication}>
      <p className="mb-4 text-sm text-muted">
        {loanClosed ? sideCardsWords.anotherHint : sideCardsWords.anotherAfterClosing}
      </p>
      <LinkButton as={Link} to="/dashboard/application?new=1" variant="ghost">
        {sideCardsWords.newApplication}
      </LinkButton>
    </Card>
  )
}
