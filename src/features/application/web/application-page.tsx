import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { applicationPageWords, nextLoanWords } from '#features/application/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useLoans } from '#web/loans/use-loans.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { applicationResource } from '../actions.ts'
import { refinances } from '../current-loan.ts'
import type { ApplicationView } from '../model.ts'
import { applicationProblems, applicationToasts } from '../words.ts'
import { GuestBanner } from './guest-banner.tsx'
import { PastLoans } from './past-loans.tsx'
import { SentHere, useSentFrom } from './sent-here.tsx'
import { SummaryCard } from './summary-card.tsx'
import { TipsPanel } from './tips-panel.tsx'
import { Wizard } from './wizard.tsx'

interface ApplicationPageProps {
  /** Above all else: where the person stands. Gets what opens the answers for editing, where they may be edited. */
  home(onEdit?: () => void): ReactNode
}

export function ApplicationPage({ home }: ApplicationPageProps) {
  const isOwned = useLoans().current?.state === 'owned'
  const { view, loading, problem, refetch } = useResource(applicationResource)
  const startsNew = useSearchParams()[0].get('new') === '1'
  const mayShow = useEligibility(view, startsNew, problem !== undefined)
  const [editing, begin] = useEditing()
  // Whoever came for the questions, or is at them, has read what they lead to.
  const isAtSteps = editing && !isOwned && (startsNew || !view?.completed)
  return (
    <>
      <PageHeader
        title={isOwned && !startsNew ? applicationPageWords.myHome : applicationPageWords.mortgageApplication}
        description={
          isOwned && !startsNew
            ? applicationPageWords.myHomeIs
            : (view?.completed && !startsNew) || isAtSteps
              ? applicationPageWords.notSent
              : applicationPageWords.introduction
        }
        brief={Boolean(view?.completed)}
      />
      {view && !view.completed && !isOwned && <SentHere />}
      {/* It waits by itself, and reads what it needs meanwhile. */}
      {loading && (startsNew || isAtSteps ? <Skeleton className="h-128" /> : home())}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && mayShow && (
        <LoadedPage
          view={view}
          startsNew={startsNew}
          isOwned={isOwned}
          home={home}
          editing={editing}
          isAtSteps={isAtSteps}
          onEditing={begin}
        />
      )}
    </>
  )
}

interface LoadedPageProps extends ApplicationPageProps {
  view: ApplicationView
  startsNew: boolean
  /** The loan is being paid; its answers stay as they were. */
  isOwned: boolean
  editing: boolean
  /** The questions stand alone. */
  isAtSteps: boolean
  onEditing(): void
}

function LoadedPage({ view, startsNew, isOwned, home, editing, isAtSteps, onEditing }: LoadedPageProps) {
  const form = useRef<HTMLDivElement>(null)
  const editable = startsNew || !(view.locked || isOwned)
  const isNext = useIsNext(startsNew && view.completed !== null)
  // They are about applying, and that is over.
  const showsTips = !isOwned || startsNew
  const showsWizard = editable && (editing || isNext || view.completed === null)

  function edit() {
    onEditing()
    requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'start', behavior: motion() })
      form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
  }

  return (
    <>
      {/* Whoever begins the next loan has come for its questions. */}
      {!isNext && !isAtSteps && home(editable ? edit : undefined)}
      <GuestBanner />
      <div className="below-home grid gap-6">
        <div className={showsTips ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]' : 'grid gap-6'}>
          <div className="grid min-w-0 gap-6">
            {view.completed && !isNext && (
              <SummaryCard application={view.completed} loanClosed={view.locked} onUpdate={edit} />
            )}
            {isNext && (
              <Banner tone="neutral" icon={<KeyRound className="size-5" />} title={nextLoanWords.title}>
                {nextLoanWords.detail}
              </Banner>
            )}
            {showsWizard && (
              <div ref={form} className="scroll-mt-20">
                <Wizard key={isNext ? 'next' : 'current'} view={view} startsNew={isNext} onStep={onEditing} />
              </div>
            )}
          </div>
          {showsTips && <TipsPanel isRefinance={!isNext && refinances(view)} />}
        </div>
        <PastLoans loans={view.past_loans} />
      </div>
    </>
  )
}

/** Whether the person is at the questions: they were sent to them, opened them, or have answered the first. */
function useEditing() {
  const { hash, key } = useLocation()
  const isSent = useSentFrom() !== undefined || hash === '#steps'
  // Whoever comes anew, also from here, sees where they stand.
  const [arrival, setArrival] = useState<string>()
  const begin = () => setArrival(key)
  // Not from the start: the build prerenders the page without a hash.
  useLayoutEffect(() => {
    if (isSent) setArrival(key)
  }, [isSent, key])
  return [arrival === key, begin] as const
}

/** Judged on arrival: with the first answer the next loan has begun, and the page is about that one. */
function useIsNext(now: boolean): boolean {
  const { key } = useLocation()
  const [arrival, setArrival] = useState({ key, isNext: now })
  if (arrival.key !== key) setArrival({ key, isNext: now })
  return arrival.key === key ? arrival.isNext : now
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/**
 * `?new=1` needs the last loan to be closed; without that, the closure page is the next step. Judged once, on arrival: after
 * the new application is complete there is no closed loan any more, and the page is still here until the next one is loaded.
 */
function useEligibility(view: ApplicationView | undefined, startsNew: boolean, failed: boolean): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [granted, setGranted] = useState<string>()
  const mayStart = view?.can_start_new === true || granted === key
  const refusedNew = startsNew && view !== undefined && !mayStart
  useEffect(() => {
    if (startsNew && mayStart) setGranted(key)
  }, [startsNew, mayStart, key])
  useProblemToast(startsNew && failed && applicationToasts.eligibilityUnknown)
  useEffect(() => {
    if (!refusedNew) return
    toast({ ...asToast(applicationProblems['closure-required']), goesAlong: true })
    navigate('/dashboard/closure', { replace: true })
  }, [refusedNew, navigate])
  return !startsNew || mayStart
}
