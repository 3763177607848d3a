import { Link, useLocation, useNavigate } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { changeWords as words } from '../changes-words.ts'
import { LETTER_SUBJECTS } from '../model.ts'
import { monthlyWords } from '../statement-words.ts'
import { InsurancePanel } from './insurance-panel.tsx'
import { PayoffPanel } from './payoff-panel.tsx'
import { RatePanel } from './rate-panel.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { useOwnedHome } from './use-owned-home.ts'

/** Another servicer, a new rate, insurance that they buy, and paying it off: one at a time. */
export function LoanChangesShown() {
  const { home, problem, refetch } = useOwnedHome()
  const { hash } = useLocation()
  const navigate = useNavigate()
  if (problem) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!home) return <Skeleton className="h-160" />
  const { loan, facts } = home
  if (!home.is_owned || !loan || !facts) {
    return (
      <Card title={monthlyWords.loanFirst} description={words.loanFirstWhy}>
        <LinkButton as={Link} to="/dashboard/my-home">
          {monthlyWords.toLoan}
        </LinkButton>
      </Card>
    )
  }
  const panels = {
    transfer: <TransferPanel home={home} loan={loan} />,
    rate: <RatePanel home={home} loan={loan} facts={facts} />,
    insurance: <InsurancePanel home={home} loan={loan} />,
    payoff: <PayoffPanel home={home} loan={loan} facts={facts} />,
  }
  const chosen = LETTER_SUBJECTS.find(about => hash === `#${about}`) ?? 'transfer'
  return (
    <div className="grid gap-6">
      <Tabs
        label={words.label}
        value={chosen}
        onValueChange={about => void navigate({ hash: about }, { replace: true, preventScrollReset: true })}
        tabs={(Object.keys(words.tabs) as (keyof typeof panels)[]).map(about => ({
          value: about,
          label: words.tabs[about],
          content: panels[about],
        }))}
      />
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}
