import { Link } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useToAccount } from '#web/shell/to-account.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { peopleWords as words } from '../people-words.ts'
import { FiguresPrivacy } from './figures-privacy.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeftLoanNote } from './left-loan-note.tsx'
import { LoanCopiesList } from './loan-copies.tsx'
import { PeopleHistory } from './people-history.tsx'
import { LeaveButton, PeopleList } from './people-list.tsx'
import { usePeople } from './use-people.ts'

/** Who is in this loan, and who may be. */
export function PeopleCard() {
  const { user } = useAuth()
  return (
    <Card id="people" title={words.title} description={words.hint} className="scroll-mt-20">
      {/* Who looks on has a say in what is theirs: to leave, and their copies. */}
      <ReadOnly value={false}>
        <LeftLoanNote />
        {user ? <Shown /> : <ForGuests />}
      </ReadOnly>
    </Card>
  )
}

function ForGuests() {
  const toAccount = useToAccount('sign-up')
  return (
    <div className="grid gap-4">
      <p>{words.needsAccount}</p>
      <div>
        <LinkButton as={Link} {...toAccount} variant="ghost">
          {words.makeAccount}
        </LinkButton>
      </div>
    </div>
  )
}

function Shown() {
  const people = usePeople()
  const { view, problem } = people
  if (problem && !view) return <LoadFailed problem={problem} onRetry={people.retry} />
  if (!view) return <Skeleton className="h-70" />
  const isOwner = view.relation === 'owner'
  const isShared = !isOwner || view.people.length > 0
  return (
    <div className="grid gap-6">
      <PeopleList people={people} view={view} />
      {view.figures && <FiguresPrivacy people={people} figures={view.figures} />}
      {isOwner && <InviteForm people={people} />}
      {!isOwner && <LeaveButton people={people} owner={view.owner_name} />}
      {isShared && <PeopleHistory changes={view.changes} />}
      {isOwner && isShared && <p className="text-xs text-muted">{words.deleting}</p>}
      {view.copies.length > 0 && <LoanCopiesList copies={view.copies} onChanged={people.retry} />}
    </div>
  )
}
