import { Link, useNavigate } from 'react-router'
import { summaryCardWords } from '#features/application/page-words.ts'
import { useCan } from '#web/client/client-context.tsx'
import { useToAccount } from '#web/shell/to-account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Application } from '../model.ts'
import { applicationProblems } from '../words.ts'
import { AnswerList } from './answer-list.tsx'

/** What a completed application says, and what can be done with it now. The one button that leads on stands above, in the next step. */
export function SummaryCard(props: { application: Application; loanClosed: boolean; onUpdate(): void }) {
  const { application, loanClosed, onUpdate } = props
  return (
    <Card
      title={summaryCardWords.application}
      description={
        application.tracking_id ? summaryCardWords.trackingId(application.tracking_id) : summaryCardWords.savedInBrowser
      }
      actions={<Badge tone="good">{loanClosed ? summaryCardWords.loanClosed : summaryCardWords.completed}</Badge>}
      footer={
        <div className="no-print flex flex-wrap gap-2">
          {!loanClosed && (
            <Button variant="ghost" onClick={onUpdate}>
              {summaryCardWords.updateApplication}
            </Button>
          )}
          <NextStep loanClosed={loanClosed} />
          {loanClosed && <p className="basis-full text-muted">{applicationProblems['application-locked'].detail}</p>}
        </div>
      }
    >
      <AnswerList answers={application} />
    </Card>
  )
}

function NextStep({ loanClosed }: { loanClosed: boolean }) {
  const canSave = useCan('save-progress')
  const navigate = useNavigate()
  const toAccount = useToAccount('sign-up')
  if (!canSave.ok) {
    return (
      <Button variant="ghost" onClick={() => navigate(toAccount.to, { state: toAccount.state })}>
        {summaryCardWords.saveProgress}
      </Button>
    )
  }
  if (loanClosed) {
    return (
      <LinkButton as={Link} to="/dashboard/application?new=1" variant="ghost">
        {summaryCardWords.newApplication}
      </LinkButton>
    )
  }
  return (
    <LinkButton as={Link} to="/dashboard/closure" variant="ghost">
      {summaryCardWords.markLoanClosed}
    </LinkButton>
  )
}
