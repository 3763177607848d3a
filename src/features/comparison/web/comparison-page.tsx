import { ArrowRight, Sparkles } from 'lucide-react'
import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, Navigate, useLocation } from 'react-router'
import { applicationResource } from '#features/application/actions.ts'
import { useCan, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { comparisonResource } from '../actions.ts'
import {
  askedLoan,
  type Basis,
  basisLine,
  basisOf,
  basisOfOffers,
  type DisclosureOffers,
  firstOffers,
  startingOffer,
} from '../basis.ts'
import type { NewOffer } from '../comparison-draft.ts'
import { currentLoanOf } from '../current-loan.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { feesSource, sourceOf } from '../offer-sources.ts'
import { isNamed } from '../rules.ts'
import { comparisonToasts } from '../words.ts'
import './comparison.css'
import './lender-table.css'
import { comparisonPageWords } from '#features/comparison/page-words.ts'
import { AnswerCard } from './answer-card.tsx'
import type { AskCardProps } from './ask-card.tsx'
import { ClosedNote } from './closed-note.tsx'
import { ComparisonDetails } from './comparison-details.tsx'
import { DuelCards } from './duel-cards.tsx'
import { DuelMore } from './duel-more.tsx'
import { EstimateCard } from './estimate-card.tsx'
import { FootBar } from './foot-bar.tsx'
import { LenderTable } from './lender-table.tsx'
import { StayControl } from './stay-control.tsx'
import { useScenarios, useSuggestedRows } from './use-scenarios.ts'
import {
  type Compared,
  useDebounced,
  useDebouncedRows,
  useDebouncedVerdict,
  useStay,
  useVerdict,
} from './use-verdict.ts'

/** Only whoever refinances needs it. */
const KeepCard = lazyPart(async () => (await import('./keep-card.tsx')).KeepCard, {
  fallback: <Skeleton className="h-96" />,
})
const ChooseSheet = lazyPart(async () => (await import('./choose-sheet.tsx')).ChooseSheet, { missing: 'note' })
const OfferQuestion = lazyPart(async () => (await import('./offer-question.tsx')).OfferQuestion, { missing: 'note' })
const PasteSheet = lazyPart(async () => (await import('./paste-sheet.tsx')).PasteSheet, { missing: 'note' })

const TITLE = comparisonPageWords.pageTitle

interface ComparisonPageProps {
  /** Nothing until they are read. */
  disclosures: DisclosureOffers | undefined
  letter: AskCardProps['letter']
}

export function ComparisonPage({ disclosures, letter }: ComparisonPageProps) {
  const { view, problem, refetch } = useResource(applicationResource)
  const canSave = useCan('save-progress')
  const lenders = useResource(comparisonResource)
  // Both reads suspend together, so that the page renders once; later reads do not suspend.
  const [isSettled, setSettled] = useState(!lenders.loading)
  if (!isSettled && !lenders.loading) setSettled(true)
  // Only where there are offers can one be a disclosure's; without any nobody waits for the disclosures.
  const isRead = disclosures !== undefined || !lenders.view?.scenarios.length
  // Where an application says the loan, disclosures that are read later change nothing: what is open stays open.
  const loan = (!view?.completed && disclosures?.loan) || null
  const basis = useMemo(
    () => (view && isSettled && (view.completed || isRead) ? basisOf(view, canSave.ok, loan) : undefined),
    [view, isSettled, isRead, canSave.ok, loan],
  )
  const failed = problem !== undefined && view === undefined
  useProblemToast(failed && { ...comparisonToasts.applicationFailed, destructive: true })
  if (basis) return <Comparison basis={basis} sources={disclosures?.sources ?? NO_SOURCES} letter={letter} />
  return (
    <>
      <PageHeader title={TITLE} />
      {failed ? <LoadFailed problem={problem} onRetry={refetch} /> : <Waiting />}
      {basis === null && <ApplicationFirst />}
    </>
  )
}

const NO_SOURCES: DisclosureOffers['sources'] = new Map()

function ApplicationFirst() {
  useEffect(() => {
    toast({ ...comparisonToasts.noApplication, destructive: true, goesAlong: true })
  }, [])
  return <Navigate to="/dashboard/application" replace state={{ sentFrom: 'comparison' }} />
}

interface ComparisonProps {
  basis: Basis
  sources: DisclosureOffers['sources']
  letter: AskCardProps['letter']
}

function Comparison({ basis: given, sources, letter }: ComparisonProps) {
  const offers = useMemo(() => firstOffers(given), [given])
  const scenarios = useScenarios(useSuggestedRows(offers))
  const [years, stay] = useStay()
  const answer = useRef<HTMLElement>(null)
  const { goToRow: focusOffer, onTable } = useRowFocus()
  const today = useToday()
  const basis = useMemo(() => basisOfOffers(given, scenarios.rows), [given, scenarios.rows])
  const { hash } = useLocation()
  const [isTyping, setTyping] = useState(given.kind === 'sample' || hash === '#lenders')
  const [areRowsOpen, setRowsOpen] = useState(false)
  // Not from the start: the build prerenders the page without a hash.
  useEffect(() => {
    if (hash === '#lenders') setRowsOpen(true)
  }, [hash])
  const goToRow = useCallback(
    (place: number) => {
      // What is hidden takes no focus.
      flushSync(() => setRowsOpen(true))
      focusOffer(place)
    },
    [focusOffer],
  )
  const [isPasting, setPasting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const openChoice = useCallback(() => setChoosing(true), [])
  const onChoose = basis.kind === 'own' && !basis.closed ? openChoice : undefined
  const chosen = useResource(comparisonResource).view?.scenarios.find(({ is_chosen }) => is_chosen)
  // The slider follows the hand at once, and a typed letter its key; what is reckoned from them follows when the hand rests.
  const asked = useMemo(() => askedLoan(basis), [basis])
  const situation = useMemo(
    () => ({ guess: startingOffer(basis), loan_amount: basis.loan_amount, today }),
    [basis, today],
  )
  const keep = useMemo(() => (basis.closed ? null : currentLoanOf(basis.application)), [basis])
  const compared = useVerdict(useDebouncedRows(scenarios.rows), asked, situation, useDebounced(years) * 12, keep)
  const shown = scenarios.loading || scenarios.problem ? null : compared
  const debounced = useDebouncedVerdict(shown)
  const isStillEstimate = compared !== null && !basis.closed && isEstimate(basis, compared)
  // Whoever has typed there finds the rows where they were, also when only our guess is left.
  if (shown && !isStillEstimate && !isTyping) setTyping(true)

  /** Our guess gives way to the first real offer; it was no lender's. */
  function addPasted(offer: NewOffer) {
    const [guess] = isStillEstimate ? scenarios.rows : []
    if (guess) scenarios.edit(guess.id, offer)
    else scenarios.add(offer)
    const place = guess ? 0 : scenarios.rows.length
    setPasting(false)
    toast({ title: comparisonPageWords.quoteAdded, description: comparisonPageWords.quoteCheck })
    requestAnimationFrame(() => goToRow(place))
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-5 wrap-anywhere print:hidden">
        <Top basis={basis} />
        {basis.closed && !scenarios.loading && <ClosedNote offers={scenarios.untouched ? 0 : scenarios.rows.length} />}
        {scenarios.problem && <LoadFailed problem={scenarios.problem} onRetry={scenarios.refetch} />}
        {scenarios.loading && <Waiting />}
        {shown && (
          <>
            {keep && <KeepCard loan={keep} compared={shown} />}
            {isStillEstimate ? (
              <EstimateCard
                basis={basis}
                onType={() => {
                  setTyping(true)
                  goToRow(0)
                }}
                onPaste={() => setPasting(true)}
              />
            ) : (
              (shown.rows.length > 1 || !basis.closed) && (
                <div className="duel-answer">
                  <AnswerCard
                    compared={shown}
                    label={keep ? currentLoanWords.between : undefined}
                    place={answer}
                    onChoose={onChoose}
                    chosen={chosen?.name}
                  />
                  <StayControl years={years} onYearsChange={stay} />
                </div>
              )
            )}

            {!isStillEstimate && (
              <DuelCards compared={shown} chosenId={chosen?.id} onChange={basis.closed ? undefined : goToRow} />
            )}

            {debounced?.confidence && <DuelMore compared={debounced} isClosed={basis.closed} letter={letter} />}
            {!basis.closed && isTyping && (
              <LenderTable
                basis={basis}
                scenarios={scenarios}
                compared={shown}
                sources={sources}
                onPaste={() => setPasting(true)}
                place={onTable}
                open={areRowsOpen}
                onOpenChange={setRowsOpen}
              />
            )}
          </>
        )}
      </div>
      {/* In a box of its own: when it comes and goes, the browser styles its neighbours anew. */}
      <div>{shown?.confidence && <FootBar compared={shown} answer={answer} onChoose={onChoose} />}</div>
      {debounced && shown && (
        <ComparisonDetails basis={basis} compared={shown} debounced={debounced} isEstimate={isStillEstimate} />
      )}
      {isChoosing && shown && (
        <Suspense>
          <ChooseSheet compared={shown} chosenId={chosen?.id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {scenarios.draft.question.isOpen && (
        <Suspense>
          <OfferQuestion draft={scenarios.draft} />
        </Suspense>
      )}
      {isPasting && (
        <Suspense>
          <PasteSheet loan_amount={basis.loan_amount} onAdd={addPasted} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** To where the figures of an offer are typed: at once, or when the table's code has come. */
function useRowFocus() {
  const table = useRef<HTMLElement>(null)
  const wanted = useRef<number>(null)
  const goToRow = useCallback((place: number) => {
    if (table.current) focusRow(table.current, place)
    else wanted.current = place
  }, [])
  const onTable = useCallback((element: HTMLElement | null) => {
    table.current = element
    if (!element || wanted.current === null) return
    focusRow(element, wanted.current)
    wanted.current = null
  }, [])
  return { goToRow, onTable }
}

/** By its place: the ids of the samples are not those that the build drew. */
function focusRow(table: HTMLElement, place: number): void {
  const input = table.querySelectorAll('.lender-row')[place]?.querySelector('input')
  input?.focus()
  input?.select()
}

/** The one row that stands there is our own guess: no lender has said a word yet. */
function isEstimate(basis: Basis, { offers, names, situation }: Compared): boolean {
  const [offer, another] = offers
  if (basis.kind !== 'own' || !basis.application.property_value || !offer || another || isNamed(names[0] ?? ''))
    return false
  return [sourceOf(offer, 'interest_rate', situation.guess), feesSource(offer, situation.guess)].every(
    source => source === 'guessed',
  )
}

const Top = memo(function Top({ basis }: { basis: Basis }) {
  const line = basisLine(basis)
  return (
    <>
      <div className="-mb-6">
        <PageHeader
          title={TITLE}
          description={basis.kind === 'sample' ? comparisonPageWords.sampleOf(line) : line}
          // On a phone what the comparison rests on stands below it, with the way to change it.
          brief={basis.kind === 'own'}
          actions={basis.kind === 'own' && !basis.closed && <EditApplication />}
        />
      </div>
      {basis.kind === 'sample' && <QuickApplication />}
    </>
  )
})

function EditApplication() {
  return (
    <LinkButton as={Link} to="/dashboard/application" variant="ghost" className="max-sm:hidden">
      {comparisonPageWords.editApplication}
    </LinkButton>
  )
}

function QuickApplication() {
  return (
    <Banner
      tone="attention"
      icon={<Sparkles className="size-5" />}
      title={comparisonPageWords.sampleNote}
      actions={
        <LinkButton as={Link} to="/dashboard/application#steps">
          {comparisonPageWords.startQuickApplication}
          <ArrowRight className="size-4" aria-hidden="true" />
        </LinkButton>
      }
    >
      {comparisonPageWords.sampleHint}
    </Banner>
  )
}

function Waiting() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <div className="duel-answer">
        <Skeleton className="h-72" />
        <Skeleton className="h-20 min-[1000px]:h-72" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
