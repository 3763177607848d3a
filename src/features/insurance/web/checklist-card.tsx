import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '#domain/day-words.ts'
import { applicationResource } from '#features/application/actions.ts'
import { checklistCardWords } from '#features/insurance/page-words.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { guessPassedWords } from '#features/timeline/agenda-words.ts'
import { eventsFor, loanContext } from '#features/timeline/loan-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type PlannedStep, planSteps, type StepState } from '../rules.ts'
import { stateWords, stepWords } from '../words.ts'

const TONES: Record<StepState, Tone> = {
  done: 'good',
  late: 'danger',
  passed: 'neutral',
  soon: 'attention',
  later: 'neutral',
  undated: 'neutral',
}

export function ChecklistCard() {
  const today = useToday()
  const events = useResource(timelineResource).view?.events ?? []
  const { view } = useResource(applicationResource)
  const context = loanContext(view?.completed ?? view?.draft, view?.locked)
  const steps = planSteps(eventsFor(events, context, today), today)
  const note = steps.some(({ date }) => date !== null)
    ? checklistCardWords.datesOfTimeline
    : checklistCardWords.seeDatesHereSet
  return (
    <Card
      title={checklistCardWords.stepsTitle}
      footer={
        <>
          {note.before}
          <Link to="/dashboard/timeline" className="text-action-text underline underline-offset-4">
            {note.link}
          </Link>
          {note.after}
        </>
      }
    >
      <ol className="grid gap-6">
        {steps.map((step, at) => (
          <StepRow key={step.key} step={step} number={at + 1} isLast={at === steps.length - 1} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ step, number, isLast }: { step: PlannedStep; number: number; isLast: boolean }) {
  const { key, state, date, days, guessed, counted } = step
  const { when, title, text } = stepWords[key]
  return (
    <li className="relative flex gap-4">
      {!isLast && <span className="absolute top-10 -bottom-6 left-4.5 w-px bg-line" aria-hidden="true" />}
      <span
        aria-hidden="true"
        className={classNames(
          'serif num relative grid size-9 flex-none place-items-center rounded-full text-lg',
          state === 'done' ? 'bg-action text-on-action' : 'bg-action-soft text-action-text',
        )}
      >
        {state === 'done' ? <Check className="size-4.5" /> : number}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {(counted || step.days_before === 0) && when}
          {state !== 'undated' && <Badge tone={TONES[state]}>{stateWords[state]}</Badge>}
        </p>
        <h3 className="mt-0.5 text-lg">{title}</h3>
        {date && (
          <p className="num mt-0.5 text-sm font-[560]">
            {state === 'done' || days === null
              ? formatDay(date)
              : state === 'passed'
                ? guessPassedWords(date)
                : checklistCardWords.day(date, days, guessed)}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
    </li>
  )
}
