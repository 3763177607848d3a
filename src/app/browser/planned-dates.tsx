import { useMemo } from 'react'
import { LOCK_WARNINGS } from '#domain/legal-dates/closing-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { escrowResource } from '#features/escrow/actions.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import { letterDays } from '#features/escrow/letter-clock.ts'
import { HOMESTEAD_NOTICES, LETTER_NOTICES } from '#features/escrow/notice-days.ts'
import { homesteadDay } from '#features/escrow/rules.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import type { Diary } from '#features/insurance-diary/model.ts'
import { noticesOf, remindedDays } from '#features/insurance-diary/rules.ts'
import { dayWords } from '#features/insurance-diary/words.ts'
import { plannedWords } from '#features/notifications/page-words.ts'
import type { PlannedDate } from '#features/notifications/planned.ts'
import { PlannedCard } from '#features/notifications/web/planned-card.tsx'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { lockDates } from '#features/rate-lock/rules.ts'
import { servicingResource } from '#features/servicing/actions.ts'
import { BLANK_FORCED, BLANK_PAYOFF } from '#features/servicing/model.ts'
import { servicingDayTitle } from '#features/servicing/servicing-day-words.ts'
import { type ServicingDay, servicingDays } from '#features/servicing/servicing-days.ts'
import { NO_TRANSFER } from '#features/servicing/transfer-draft.ts'
import { useOwnedHome } from '#features/servicing/web/use-owned-home.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { isReminded } from '#features/timeline/legal-dates-model.ts'
import { legalDateWords } from '#features/timeline/legal-dates-words.ts'
import { hasClosed, loanContext } from '#features/timeline/loan-context.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { useLegalDates } from '#features/timeline/web/use-legal-dates.ts'
import { showProblem } from '#web/auth/sign-in-again.tsx'
import { zoneHere } from '#web/client/browser-action-context.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NO_EVENTS: readonly TimelineEvent[] = []

/**
 * The dates of the law, of the rate lock, of escrow, of mortgage insurance and of the loan that is paid: features that know nothing of
 * the reminders' page. A switch changes itself alone: what is sent says what the rest was, and where that has changed, that stays.
 */
export function PlannedDates() {
  const today = useToday()
  const timeline = useResource(timelineResource)
  const application = useResource(applicationResource)
  const lock = useLockDates()
  const diaries = useDiaryDates()
  const escrow = useEscrowDates()
  const servicing = useServicingDates()
  const loan = application.view
  const context = useMemo(() => loanContext(loan?.completed ?? loan?.draft, loan?.locked), [loan])
  const events = timeline.view?.events ?? NO_EVENTS
  const legalDates = useLegalDates(events, context, today, lock.known)
  if ([application, legalDates, timeline, lock, diaries, escrow, servicing].some(({ loading }) => loading))
    return <Skeleton className="h-60" />
  const isAhead = ({ day }: { day: string }) => day >= today
  const law = legalDates.dates
    .filter(date => isAhead(date) && date.status !== 'met')
    .map(
      ({ key, day, sure }): PlannedDate => ({
        key,
        title: legalDateWords[key].title,
        day,
        path: `/dashboard/timeline#right-${key}`,
        isOn: isReminded(legalDates.state, key),
        isGuess: !sure,
        remind: isOn => legalDates.remind(key, isOn),
      }),
    )
  return (
    <PlannedCard
      today={today}
      groups={[
        { title: plannedWords.law, dates: law },
        { title: plannedWords.lock, dates: hasClosed(events, context) ? [] : lock.dates.filter(isAhead) },
        { title: plannedWords.servicing, dates: servicing.dates.filter(isAhead) },
        { title: plannedWords.escrow, dates: escrow.dates.filter(isAhead) },
        { title: plannedWords.insurance, dates: diaries.dates.filter(isAhead) },
      ]}
    />
  )
}

function useLockDates() {
  const { view, revision, loading } = useResource(rateLockResource)
  const { dispatch } = useAction(rateLockResource, 'save')
  const lock = view?.lock ?? null
  const known = useMemo(() => lock && lockDates(lock, zoneHere()), [lock])
  const dates: PlannedDate[] = []
  if (lock && known?.until) {
    dates.push({
      key: 'lock.end',
      title: plannedWords.lockEnds,
      day: known.until,
      path: '/dashboard/rate-lock',
      isOn: lock.reminder_enabled,
      notices: LOCK_WARNINGS,
      remind: async isOn =>
        showProblem(await dispatch({ ...lock, reminder_enabled: isOn }, { revision, fields: lock })),
    })
  }
  return { known, dates, loading }
}

function useEscrowDates() {
  const { view, revision, loading } = useResource(escrowResource)
  const { dispatch } = useAction(escrowResource, 'plan')
  const remindLetter = useAction(escrowResource, 'remind-letter')
  const plan = view?.plan ?? null
  const day = plan && homesteadDay(plan)
  const dates: PlannedDate[] = []
  if (plan && day) {
    dates.push({
      key: 'escrow.homestead',
      title: plannedWords.homestead,
      day,
      path: '/dashboard/year-two',
      isOn: plan.reminder_enabled,
      notices: HOMESTEAD_NOTICES,
      remind: async isOn =>
        showProblem(await dispatch({ ...plan, reminder_enabled: isOn }, { revision, fields: plan })),
    })
  }
  const letters = letterDays(view?.statements ?? []).map(
    ({ key, latest, statement, letter }): PlannedDate => ({
      key: `escrow.letter.${statement.id}.${key}`,
      title: clockWords[key].title,
      day: latest,
      path: '/dashboard/escrow-check',
      isOn: letter.reminder_enabled,
      notices: LETTER_NOTICES,
      remind: async isOn => showProblem(await remindLetter.dispatch({ id: statement.id, reminder_enabled: isOn })),
    }),
  )
  return { dates: [...dates, ...letters], loading }
}

function useServicingDates() {
  const { home } = useOwnedHome()
  const { revision } = useResource(servicingResource)
  const remindLetter = useAction(servicingResource, 'remind-letter')
  const transfer = useAction(servicingResource, 'transfer')
  const remind = useAction(servicingResource, 'remind')
  const remindAbout = useAction(servicingResource, 'remind-about')
  const payoff = useAction(servicingResource, 'payoff')
  const insurance = useAction(servicingResource, 'forced-insurance')
  if (!home) return { dates: [], loading: true }
  const { servicing, today } = home
  const send = ({ what }: ServicingDay, isOn: boolean) => {
    switch (what.kind) {
      case 'answer':
        return remindLetter.dispatch({ id: what.statement_id, reminder_enabled: isOn })
      case 'answer-about':
        return remindAbout.dispatch({ about: what.about, reminder_enabled: isOn })
      case 'payoff-statement':
      case 'escrow-back':
      case 'last-escrow-statement':
        return payoff.dispatch(
          { ...(servicing.payoff ?? BLANK_PAYOFF), reminder_enabled: isOn },
          { revision, fields: servicing.payoff },
        )
      case 'insurance-charge':
      case 'insurance-refund':
        return insurance.dispatch(
          { ...(servicing.forced_insurance ?? BLANK_FORCED), reminder_enabled: isOn },
          { revision, fields: servicing.forced_insurance },
        )
      case 'new-servicer':
      case 'transfer-unsure':
      case 'new-letter':
      case 'transfer-grace': {
        const saved = servicing.transfer ?? NO_TRANSFER
        return transfer.dispatch({ ...saved, reminder_enabled: isOn }, { revision, fields: servicing.transfer })
      }
      default:
        return remind.dispatch({
          kind: what.kind === 'rate-letter' ? 'rate-changes' : what.kind,
          reminder_enabled: isOn,
        })
    }
  }
  const dates = servicingDays(home, today).map(
    (day): PlannedDate => ({
      ...day,
      title: servicingDayTitle(day),
      remind: async isOn => showProblem(await send(day, isOn)),
    }),
  )
  return { dates, loading: false }
}

function useDiaryDates() {
  const { view, revision, loading } = useResource(insuranceDiaryResource)
  const { dispatch } = useAction(insuranceDiaryResource, 'keep')
  const several = (view?.diaries.length ?? 0) > 1
  const datesOf = (diary: Diary) => {
    const { added_at: _, ...saved } = diary
    return remindedDays(diary).map(
      ({ key, day }): PlannedDate => ({
        key: `${diary.id}.${key}`,
        title: several ? plannedWords.ofLoan(dayWords[key].title, diary.name) : dayWords[key].title,
        day,
        path: '/dashboard/insurance-diary',
        isOn: diary.reminder_enabled,
        notices: noticesOf(key),
        remind: async isOn =>
          showProblem(await dispatch({ ...saved, reminder_enabled: isOn }, { revision, fields: saved })),
      }),
    )
  }
  return { dates: (view?.diaries ?? []).flatMap(datesOf), loading }
}
