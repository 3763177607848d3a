import { LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { LOAN_ROLES, type LoanRole } from '#resources/loan.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { loanOfPage } from '#web/client/page-loan.ts'
import { leaveLoan } from '#web/loans/leave-loan.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { PeopleView, Person } from '../people-model.ts'
import { roleWords, peopleWords as words } from '../people-words.ts'
import { showOutcome } from './show-outcome.ts'
import type { People } from './use-people.ts'

interface PeopleListProps {
  people: People
  view: PeopleView
}

export function PeopleList({ people, view }: PeopleListProps) {
  const isOwner = view.relation === 'owner'
  return (
    <div className="grid gap-3">
      <ul aria-label={words.list} className="grid divide-y divide-line">
        <li className="flex min-h-11 flex-wrap items-center gap-3 py-2">
          <UserRound className="size-5 text-muted" aria-hidden="true" />
          <span className="min-w-0 flex-1 font-[560]">{isOwner ? words.you(view.owner_name) : view.owner_name}</span>
          <span className="text-sm text-muted">{words.owner}</span>
        </li>
        {view.people.map(person => (
          <PersonRow key={person.id} person={person} people={people} isOwner={isOwner} />
        ))}
      </ul>
      {isOwner && view.people.length === 0 && view.invitations.length === 0 && (
        <p className="text-sm text-muted">{words.alone}</p>
      )}
      {view.invitations.length > 0 && (
        <div>
          <h3 className="text-sm font-[560]">{words.waiting}</h3>
          <ul className="mt-1 grid divide-y divide-line">
            {view.invitations.map(({ id, email, role, expires_at }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center gap-3 py-2">
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block break-words">{email ?? words.byHand}</span>
                  <span className="block text-xs text-muted">
                    {words.until(roleWords[role].name, formatDate(expires_at.slice(0, 10)))}
                  </span>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  loading={people.busy}
                  onClick={async () => void showOutcome(await people.act('revoke', { id }), words.revoked)}
                >
                  {words.revoke}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function PersonRow({ person, people, isOwner }: { person: Person; people: People; isOwner: boolean }) {
  const { id, name, role, is_you } = person
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3 py-2">
      <UserRound className="size-5 text-muted" aria-hidden="true" />
      <span className="min-w-40 flex-1 font-[560]">{is_you ? words.you(name) : name}</span>
      {isOwner ? (
        <>
          <Field label={words.roleOf(name)} hideLabel className="w-36">
            <Select
              options={LOAN_ROLES.map(value => ({ value, label: roleWords[value].name }))}
              value={role}
              disabled={people.busy}
              onChange={async event => {
                const next = event.target.value as LoanRole
                showOutcome(await people.act('role', { person_id: id, role: next }))
              }}
            />
          </Field>
          <RemoveButton
            label={words.remove(name)}
            confirmLabel={words.removeDo}
            title={words.removeTitle(name)}
            description={words.removeWhat}
            cancelLabel={words.cancel}
            loading={people.busy}
            onConfirm={async () => void showOutcome(await people.act('remove', { person_id: id }), words.removed)}
          />
        </>
      ) : (
        <span className="text-sm text-muted">{roleWords[role].name}</span>
      )}
    </li>
  )
}

/** What happens is said before; the page is then loaded anew, with a loan of one's own or with none. */
export function LeaveButton({ people, owner }: { people: People; owner: string }) {
  const [asking, setAsking] = useState(false)
  const { user } = useAuth()
  async function leave() {
    const loan = loanOfPage()
    if (user && showOutcome(await people.act('leave', {})) && loan !== undefined) leaveLoan(loan)
  }
  return (
    <div>
      <Button variant="ghost" icon={<LogOut className="size-4" aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.leaveTitle}
        description={words.leaveWhat(owner)}
        cancelLabel={words.cancel}
        confirmLabel={words.leaveDo}
        loading={people.busy}
        destructive
        onConfirm={() => void leave()}
      />
    </div>
  )
}
