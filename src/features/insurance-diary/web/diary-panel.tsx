import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { parseInput } from '#resources/apply-action.ts'
import { pickFields } from '#resources/pick-fields.ts'
import { useCan } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { useToday } from '#web/client/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { insuranceDiaryResource } from '../actions.ts'
import type { DiaryDraft } from '../draft.ts'
import { type Diary, DiaryLoan } from '../model.ts'
import { diaryOf } from '../rules.ts'
import type { InsuredSource } from '../sources.ts'
import { diaryDifferences, sourceWords, diaryPageWords as words } from '../words.ts'
import { DaysCard } from './days-card.tsx'
import { DiaryAnswerCard } from './diary-answer-card.tsx'
import { DiaryForm } from './diary-form.tsx'
import { DiarySaving } from './diary-saving.tsx'
import { ServicerLetterCard } from './servicer-letter-card.tsx'

export interface DiaryPanelProps {
  start: Diary | DiaryDraft
  /** As it is saved; without it the loan comes from elsewhere or is new. */
  diary?: Diary
  source?: InsuredSource
  /** No loan that was entered has mortgage insurance. */
  isFirst?: boolean
  onSaved(id: string): void
}

/** One loan: the answer, its days, the letter, and the figures behind them. The answer follows every keystroke. */
export function DiaryPanel({ start, diary, source, isFirst, onSaved }: DiaryPanelProps) {
  const today = useToday()
  const isAccount = useCan('email-reminders').ok
  const [newId] = useState(() => crypto.randomUUID())
  const id = diary?.id ?? newId
  const draft = useDraft(insuranceDiaryResource, 'keep', {
    start: { ...draftOf(start), reminder_enabled: true },
    id,
    heldAs: diary ? undefined : (source?.key ?? 'new'),
    input: form => ({ ...loanOf(form), reminder_enabled: form.reminder_enabled, id }) as InputOf,
    saved: { title: words.saved, description: isAccount ? words.savedAccount : words.savedGuest },
  })
  const { typed } = draft
  const [begun, setBegun] = useState(false)
  const waits = isFirst === true && !begun && !draft.isChanged
  // A name is only needed to save it.
  const shown = parseInput(DiaryLoan, { ...loanOf(typed), name: typed.name || words.loan })
  const answer = shown.ok ? diaryOf(shown.value) : null

  function beginTyping() {
    setBegun(true)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#diary-loan input')?.focus())
  }

  async function save(only?: { reminder_enabled: boolean }) {
    const outcome = await (only ? draft.saveOnly(only) : draft.save())
    if (outcome?.ok) onSaved(id)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid gap-6">
        {answer && shown.ok ? (
          <>
            <DiaryAnswerCard loan={shown.value} answer={answer} today={today} />
            {answer.days.length > 0 && <DaysCard loan={shown.value} answer={answer} today={today} />}
          </>
        ) : (
          <EmptyState
            icon={<BookMarked className="size-6" />}
            title={isFirst ? words.none : words.incomplete}
            action={waits && <Button onClick={beginTyping}>{words.typeLoan}</Button>}
          >
            {isFirst ? words.noneWhy : words.incompleteWhy}
          </EmptyState>
        )}
      </div>
      {/* Whoever needs no diary meets no empty fields. */}
      {!waits && (
        <div className="grid gap-6">
          <DiaryForm
            form={draft}
            note={source ? words.source(sourceWords[source.kind]) : undefined}
            dayNote={source?.is_day_assumed ? assumedNote(source) : undefined}
          >
            <DiarySaving
              diary={diary}
              isChanged={draft.isChanged}
              busy={draft.saving}
              problem={draft.problemText}
              onSave={save}
            />
          </DiaryForm>
        </div>
      )}
      {answer?.rule === 'private' && shown.ok && (
        <ServicerLetterCard loan={shown.value} answer={answer} today={today} />
      )}
      <DraftQuestion draft={draft} differences={diaryDifferences} />
    </div>
  )
}

type InputOf = z.infer<(typeof insuranceDiaryResource.actions.keep)['input']>

function draftOf(start: Diary | DiaryDraft): DiaryDraft {
  return pickFields(start, Object.keys(DiaryLoan.shape) as (keyof DiaryDraft)[])
}

/** Nothing typed for premium or extra payment means none. */
function loanOf(typed: DiaryDraft) {
  const draft = draftOf(typed)
  return { ...draft, monthly_premium: draft.monthly_premium ?? 0, extra_monthly: draft.extra_monthly ?? 0 }
}

function assumedNote({ kind }: InsuredSource): string {
  return kind === 'closed' || kind === 'past-loan' ? words.assumedClosed : words.assumedDay
}
