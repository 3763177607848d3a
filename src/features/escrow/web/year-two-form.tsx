import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction, useCan, useResource } from '#web/client/client-context.tsx'
import type { Version } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { escrowResource } from '../actions.ts'
import type { Forecast } from '../forecast.ts'
import { YearTwoPlan } from '../model.ts'
import { planDifferences } from '../plan-differences.ts'
import { escrowProblems } from '../words.ts'
import { yearTwoWords as words } from '../year-two-words.ts'
import { CountyFields } from './county-fields.tsx'
import { errorAt, PlanFields } from './plan-fields.tsx'

const changed = escrowProblems['plan-changed']

interface YearTwoFormProps {
  version: Version<YearTwoPlan>
  /** As it is saved. */
  saved: YearTwoPlan | null
  /** Whose figures filled the form. */
  note: string
  found: Forecast | null
  closing: string
}

/** Everything the forecast rests on. It follows each keystroke; saving keeps it for the next visit. */
export function YearTwoForm({ version, saved, note, found, closing }: YearTwoFormProps) {
  const { typed: draft, change, seen, adopt, stale, setStale } = version
  const { dispatch, busy } = useAction(escrowResource, 'plan')
  const forget = useAction(escrowResource, 'forget')
  const reminding = useCan('email-reminders')
  const { retry } = useResource(escrowResource)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  async function save(plan: YearTwoPlan, over: YearTwoPlan | null) {
    setStale(false)
    const parsed = parseInput(YearTwoPlan, plan)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(null)
    if (!parsed.ok) return
    const outcome = await dispatch({ ...parsed.value, seen: over })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    if (outcome.value.plan) adopt(outcome.value.plan)
    toast(savedNote(outcome, { title: words.saved }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(draft, saved && seen)
  }

  const fields = { draft, errors, onChange: change }
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Card title={words.base} description={note}>
        <div className="grid gap-4">
          <PlanFields {...fields} closing={closing} />
        </div>
      </Card>
      <Card title={words.numbers} description={words.numbersHint}>
        <div className="grid gap-4">
          <CountyFields {...fields} found={found} />
          <Field
            label={words.homestead}
            optional
            hint={
              found?.homestead_by && !draft.homestead_by ? words.homesteadKnown(found.homestead_by) : words.homesteadAsk
            }
            error={errorAt(errors, 'homestead_by')}
          >
            <DateInput
              value={draft.homestead_by ?? ''}
              onChange={event => change({ homestead_by: event.target.value || null })}
            />
          </Field>
          <Switch
            label={words.remind}
            hint={reminding.ok ? undefined : reminding.reason}
            checked={draft.reminder_enabled}
            onChange={event => change({ reminder_enabled: event.target.checked })}
          />
          {problem && <Banner tone="danger" announced title={problem} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
            {saved && (
              <Button variant="quiet" loading={forget.busy} onClick={() => void forget.dispatch({})}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {saved && (
        <VersionDialog
          open={stale}
          title={changed.title}
          detail={changed.detail}
          differences={planDifferences(draft, saved)}
          onKeepMine={() => void save(draft, saved)}
          onTakeOther={() => {
            setStale(false)
            adopt(saved)
          }}
          onClose={() => setStale(false)}
        />
      )}
    </form>
  )
}
