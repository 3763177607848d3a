import { DAY_RANGE } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { DELIVERIES } from '#domain/legal-dates/facts.ts'
import { differencesOf } from '#resources/differences.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { answersOf, legalDatesResource } from '../legal-dates-actions.ts'
import { type AnswerKey, NO_ANSWERS } from '../legal-dates-model.ts'
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

/** Each with its disclosure: three are sent, three are opened. */
const LABELS = Object.fromEntries(
  GROUPS.flatMap(({ title, keys }) => keys.map(key => [key, `${title}: ${words.fields[key]}`])),
) as Record<Asked, string>

/**
 * All that dates are counted from and no disclosure says. Closed without a button, it holds what was typed; 'Cancel' discards
 * it.
 */
export function FactsDialog({ legalDates, onClose }: { legalDates: LegalDates; onClose(): void }) {
  const form = useDraft(legalDatesResource, 'tell', {
    start: answersOf(NO_ANSWERS),
    input: answers => answers,
    savesOnLeaving: false,
    onSaved: onClose,
  })
  const { told: answers } = legalDates.state

  function cancel() {
    form.discard()
    onClose()
  }

  return (
    <FormDialog
      size="lg"
      title={words.title}
      description={words.description}
      confirm={words.save}
      busy={form.saving}
      cancel={words.cancel}
      onSubmit={form.onSubmit}
      onClose={onClose}
      onCancel={cancel}
    >
      <Accordion
        items={GROUPS.map(({ title, keys }, at) => ({
          title,
          open: at < 2 || keys.some(key => answers[key] !== undefined),
          content: (
            <div className="grid gap-4 text-ink sm:grid-cols-2">
              {keys.map(key => (
                <Field key={key} label={words.fields[key]} hint={hintOf(key, legalDates)} error={form.errorAt(key)}>
                  <FactInput
                    fact={key}
                    value={String(form.typed[key] ?? '')}
                    onChange={text => form.change({ [key]: answerOf(key, text) })}
                  />
                </Field>
              ))}
            </div>
          ),
        }))}
      />
      <div className="mt-4 has-[>:empty]:hidden">
        <FormProblem>{form.problemText}</FormProblem>
      </div>
      <DraftQuestion
        draft={form}
        differences={(here, saved) => differencesOf(LABELS, [here, saved], (answers, key) => answerText(answers[key]))}
      />
    </FormDialog>
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
  return <DateInput value={value} {...DAY_RANGE} onChange={e => onChange(e.target.value)} />
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

function answerOf(key: Asked, text: string): string | boolean | null {
  if (text === '') return null
  return key === 'lender_open_saturdays' ? text === 'true' : text
}

function answerText(answer: string | boolean | null): string {
  if (answer === null) return words.notSure
  if (typeof answer === 'boolean') return answer ? questionWords.yes : questionWords.no
  const delivery = DELIVERIES.find(each => each === answer)
  return delivery ? questionWords.deliveries[delivery] : formatDay(answer)
}
