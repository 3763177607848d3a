import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import { pickFields } from '#resources/pick-fields.ts'
import { useAction, useCan, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { insuranceDiaryResource } from '../actions.ts'
import type { DiaryDraft } from '../draft.ts'
import { type Diary, DiaryLoan } from '../model.ts'
import { diaryOf } from '../rules.ts'
import type { InsuredSource } from '../sources.ts'
import { diaryDifferences, diaryProblems, sourceWords, diaryPageWords as words } from '../words.ts'
import { DaysCard } from './days-card.tsx'
import { DiaryAnswerCard } from './diary-answer-card.tsx'
import { DiaryForm } from './diary-form.tsx'
import { DiaryKeeping } from './diary-keeping.tsx'
import { ServicerLetterCard } from './servicer-letter-card.tsx'

const changed = diaryProblems['diary-changed']

export interface DiaryPanelProps {
  start: Diary | DiaryDraft
  /** As it is kept; without it the loan comes from elsewhere or is new. */
  diary?: Diary
  source?: InsuredSource
  /** Nothing that was told has mortgage insurance. */
  isFirst?: boolean
  onKept(id: string): void
}

/** One loan: the answer, its days, the letter, and the figures behind them. The answer follows every keystroke. */
export function DiaryPanel({ start, diary, source, isFirst, onKept }: DiaryPanelProps) {
  const today = useToday()
  const isAccount = useCan('email-reminders').ok
  const { dispatch, busy } = useAction(insuranceDiaryResource, 'keep')
  const { retry } = useResource(insuranceDiaryResource)
  const { typed: draft, change, seen, adopt, stale, setStale } = useVersion(draftOf(start))
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const parsed = parseInput(DiaryLoan, loanOf(draft))
  const loan = parsed.ok ? parsed.value : null
  // A name is only needed to keep it.
  const shown = parseInput(DiaryLoan, { ...loanOf(draft), name: draft.name || words.loan })
  const answer = shown.ok ? diaryOf(shown.value) : null
  const errors = tried && !parsed.ok ? (parsed.problem.errors ?? []) : []

  /** `over`: the figures that this panel knows of; what another tab saved since is not overwritten. */
  async function keep(reminder_enabled: boolean, over = seen) {
    setTried(true)
    setStale(false)
    setProblem(undefined)
    if (!loan) return
    const id = diary?.id ?? crypto.randomUUID()
    const known = parseInput(DiaryLoan, loanOf(over))
    const outcome = await dispatch({ ...loan, id, reminder_enabled, seen: diary && known.ok ? known.value : undefined })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    adopt(draft)
    onKept(id)
    toast(savedNote(outcome, { title: words.saved, description: isAccount ? words.savedAccount : words.savedGuest }))
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
          <EmptyState icon={<BookMarked className="size-6" />} title={isFirst ? words.none : words.incomplete}>
            {isFirst ? words.noneWhy : words.incompleteWhy}
          </EmptyState>
        )}
      </div>
      <div className="grid gap-6">
        <DiaryForm
          draft={draft}
          errors={errors}
          note={source ? words.source(sourceWords[source.kind]) : undefined}
          dayNote={source?.is_day_assumed ? assumedNote(source) : undefined}
          onChange={change}
        >
          <DiaryKeeping
            diary={diary}
            isChanged={diary !== undefined && JSON.stringify(draftOf(diary)) !== JSON.stringify(draft)}
            busy={busy}
            problem={problem}
            onKeep={reminder_enabled => void keep(reminder_enabled)}
          />
        </DiaryForm>
      </div>
      {answer?.rule === 'private' && shown.ok && (
        <ServicerLetterCard loan={shown.value} answer={answer} today={today} />
      )}
      {diary && (
        <VersionDialog
          open={stale}
          title={changed.title}
          detail={changed.detail}
          differences={diaryDifferences(draft, draftOf(diary))}
          onKeepMine={() => void keep(diary.reminder_enabled, draftOf(diary))}
          onTakeOther={() => {
            setStale(false)
            adopt(draftOf(diary))
          }}
          onClose={() => setStale(false)}
        />
      )}
    </div>
  )
}

function draftOf(start: Diary | DiaryDraft): DiaryDraft {
  return pickFields(start, Object.keys(DiaryLoan.shape) as (keyof DiaryDraft)[])
}

/** Nothing typed for premium or extra payment means none. */
function loanOf(draft: DiaryDraft) {
  return { ...draft, monthly_premium: draft.monthly_premium ?? 0, extra_monthly: draft.extra_monthly ?? 0 }
}

function assumedNote({ kind }: InsuredSource): string {
  return kind === 'closed' || kind === 'past-loan' ? words.assumedClosed : words.assumedDay
}
