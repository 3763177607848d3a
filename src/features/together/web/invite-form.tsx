import { type FormEvent, useState } from 'react'
import { LOAN_ROLES, type LoanRole } from '#resources/loan.ts'
import type { Problem } from '#resources/problem.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { roleWords, peopleWords as words } from '../people-words.ts'
import type { People } from './use-people.ts'

/** By mail, or as a link to hand over. */
export function InviteForm({ people }: { people: People }) {
  const [role, setRole] = useState<LoanRole>('together')
  const [how, setHow] = useState<'mail' | 'link'>('link')
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<{ link: string; id: string | undefined }>()
  const [problem, setProblem] = useState<Problem>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const outcome = await people.invite(role, how === 'mail' ? email : null)
    if (!outcome.ok) {
      setProblem(outcome.problem)
      return
    }
    const { link, people: after } = outcome.value
    setMade(link === null ? undefined : { link, id: after.invitations.at(-1)?.id })
    if (how === 'mail') {
      toast({ title: words.sent })
      setEmail('')
    }
  }

  // Once it was used or called back it opens nothing.
  const link = people.view?.invitations.some(({ id }) => id === made?.id) ? made?.link : undefined
  const atField = problem?.errors?.find(({ path }) => path === 'email')?.message
  return (
    <MoreFields title={words.inviteTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4 py-3">
        <RadioGroup
          label={words.role}
          value={role}
          onValueChange={setRole}
          options={LOAN_ROLES.map(value => ({ value, label: roleWords[value].name, hint: roleWords[value].hint }))}
        />
        <RadioGroup
          label={words.how}
          inline
          value={how}
          onValueChange={setHow}
          options={[
            { value: 'link', label: words.byLink },
            { value: 'mail', label: words.byMail },
          ]}
        />
        {how === 'mail' && (
          <Field label={words.email} error={atField}>
            <TextInput type="email" autoComplete="off" value={email} onChange={event => setEmail(event.target.value)} />
          </Field>
        )}
        <p className="text-sm text-muted">{words.promise}</p>
        {problem && !atField && <Banner tone="danger" announced title={problem.detail} />}
        <div>
          <Button type="submit" loading={people.busy}>
            {how === 'mail' ? words.invite : words.makeLink}
          </Button>
        </div>
        {link && (
          <div role="status" className="grid gap-3">
            <Field label={words.linkTitle} hint={words.linkHint}>
              <TextInput readOnly value={link} onFocus={event => event.target.select()} />
            </Field>
            <div>
              <Button variant="ghost" onClick={() => void copyText(link, words.copied)}>
                {words.copy}
              </Button>
            </div>
          </div>
        )}
      </form>
    </MoreFields>
  )
}
