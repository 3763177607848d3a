import { type FormEvent, useId, useState } from 'react'
import { DELIVERIES } from '#domain/legal-dates/facts.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { ANSWER_KEYS, type AnswerKey, type LegalAnswers, Tell } from '../legal-dates-model.ts'
import { questionWords, factsDialogWords as words } from '../legal-dates-page-words.ts'
import type { LegalDates } from './use-legal-dates.ts'

type Asked = Exclude<AnswerKey, 'closing_fixed_on'>

const GROUPS: { title: string; keys: Asked[] }[] = [
  { title: words.groups.lender, keys: ['lender_open_saturdays', 'applied_on'] },
  {
    title: words.groups.estimate,
    keys: ['estimate_sent_on', 'estimate_delivery', 'estimate_opened_on', 'intent_on'],
  },
  { title: words.groups.lock, keys: ['locked_on', 'revised_on'] },
  { title: words.groups.disclosure, keys: ['disclosure_sent_on', 'disclosure_delivery', 'disclosure_opened_on'] },
  { title: words.groups.corrected, keys: ['corrected_sent_on', 'corrected_delivery', 'corrected_opened_on'] },
  { title: words.groups.late, keys: ['appraisal_on', 'change_known_on'] },
]

type Typed = Partial<Record<AnswerKey, string>>

/** Everything that the dates are counted from and no paper says. */
export function FactsDialog({ legalDates, onClose }: { legalDates: LegalDates; onClose(): void }) {
  const form = useId()
  const { told: answers } = legalDates.state
  const [typed, setTyped] = useState<Typed>(() => asTyped(answers))
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problem = await legalDates.tell(changeOf(answers, typed))
    if (problem === null) onClose()
    else setProblem(problem)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} loading={legalDates.busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Accordion
          items={GROUPS.map(({ title, keys }, at) => ({
            title,
            open: at < 2 || keys.some(key => answers[key] !== undefined),
            content: (
              <div className="grid gap-4 text-ink sm:grid-cols-2">
                {keys.map(key => (
                  <Field key={key} label={words.fields[key]} hint={hintOf(key, legalDates)}>
                    <FactInput
                      fact={key}
                      value={typed[key] ?? ''}
                      onChange={value => {
                        setTyped({ ...typed, [key]: value })
                        setProblem(null)
                      }}
                    />
                  </Field>
                ))}
              </div>
            ),
          }))}
        />
        {problem && (
          <p role="alert" className="mt-4 text-sm font-[560] text-danger-text">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function FactInput({ fact, value, onChange }: { fact: Asked; value: string; onChange(value: string): void }) {
  if (fact === 'lender_open_saturdays') {
    const options = [
      { value: 'true', label: questionWords.yes },
      { value: 'false', label: questionWords.no },
    ]
    return (
      <Select value={value} placeholder={words.notSure} options={options} onChange={e => onChange(e.target.value)} />
    )
  }
  if (fact.endsWith('_delivery')) {
    const options = DELIVERIES.map(delivery => ({ value: delivery, label: questionWords.deliveries[delivery] }))
    return (
      <Select value={value} placeholder={words.notSure} options={options} onChange={e => onChange(e.target.value)} />
    )
  }
  return <DateInput value={value} min="2000-01-01" max="2099-12-31" onChange={e => onChange(e.target.value)} />
}

/** What is counted from while nothing is typed. */
function hintOf(key: Asked, { known: { facts }, state: { told: answers } }: LegalDates): string | undefined {
  if (answers[key] !== undefined) return undefined
  if (key === 'applied_on' && facts.applied_on) return words.fromTimeline(facts.applied_on)
  if (key === 'locked_on' && facts.locked_on) return words.fromLock(facts.locked_on)
  if (key === 'estimate_sent_on' && facts.estimate) return words.printed(facts.estimate.sent_on)
  if (key === 'revised_on' && facts.revised_on) return words.printed(facts.revised_on)
  if (key === 'disclosure_sent_on' && facts.disclosure) return words.printed(facts.disclosure.sent_on)
  if (key === 'corrected_sent_on' && facts.new_wait) return words.printed(facts.new_wait.sent_on)
  return undefined
}

function asTyped(answers: LegalAnswers): Typed {
  return Object.fromEntries(ANSWER_KEYS.map(key => [key, answers[key] === undefined ? '' : String(answers[key])]))
}

/** Only what differs: fields left out stay as they are, `null` takes one back. */
function changeOf(answers: LegalAnswers, typed: Typed): Tell {
  const before = asTyped(answers)
  const changed = ANSWER_KEYS.filter(key => (typed[key] ?? '') !== before[key])
  const value = (key: AnswerKey) => {
    const text = typed[key] ?? ''
    if (text === '') return null
    return key === 'lender_open_saturdays' ? text === 'true' : text
  }
  return Tell.parse(Object.fromEntries(changed.map(key => [key, value(key)])))
}
