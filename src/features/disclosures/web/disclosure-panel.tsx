import { Pencil } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { checkDisclosure, checkTypedDisclosure } from '#domain/disclosures/checks.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import type { FigureValue } from '../figure-path.ts'
import { lenderName, type OpenDisclosure } from '../rules.ts'
import { typingWords } from '../typing-words.ts'
import { kindWords, pageWords } from '../words.ts'
import { FiguresCard } from './figures-card.tsx'
import { InSpanish, SpanishButton } from './in-spanish.tsx'
import { KnowingCard } from './knowing-card.tsx'
import { OfferCard } from './offer-card.tsx'
import type { DisclosureSource } from './read-disclosure.ts'
import { SumsCard } from './sums-card.tsx'

export interface DisclosurePanelProps {
  open: OpenDisclosure
  /** `null` where this device has none. */
  source: DisclosureSource | null | undefined
  /** Figures that the check before closing waits for. */
  lacking?: readonly FieldPath[]
  offerId: string | undefined
  /** What the check before closing found that the lender may owe. */
  refundCents?: number
  /** The disclosure is shown in the words of the Spanish form. */
  inSpanish: boolean
  onSpanish(inSpanish: boolean): void
  onConfirm(path: FieldPath): void
  onCorrect(path: FieldPath, value: FigureValue): void
  onOffer(offerId: string): void
  /** Opens the form again, for a disclosure that was typed. */
  onType(): void
  onRemove(): void
}

/** What a disclosure is, from whom and of which day. */
export function DisclosureLabel({ open: { disclosure, isRevised } }: { open: OpenDisclosure }) {
  const { date_issued } = disclosure.values
  return (
    <span className="grid text-left">
      <span>
        {kindWords[disclosure.kind]}
        {isRevised && `, ${pageWords.revised}`}
      </span>
      <span className="text-xs text-muted">
        {[lenderName(disclosure), date_issued === null ? pageWords.noDate : formatDate(date_issued)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** The figures first: what follows from them comes a moment later, so that a slow phone shows them sooner. */
export function DisclosurePanel(props: DisclosurePanelProps) {
  const { open, source, lacking = [], inSpanish, onSpanish, onConfirm, onCorrect } = props
  const { saved, disclosure } = open
  const missing = saved.missing_pages ?? []
  // The name of a charge matters to the check alone; without one it would only be more to read.
  const unsure = new Set([...saved.unsure.filter(path => !path.endsWith('.label')), ...lacking])
  if (inSpanish) return <Spanish {...props} unsure={unsure} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid gap-6">
        <SpanishButton onOpen={() => onSpanish(true)} />
        {missing.length > 0 && <Banner tone="attention" title={pageWords.missingPages(missing)} />}
        {source && source.other_pages.length > 0 && (
          <p className="text-sm text-muted">{pageWords.otherPages(source.other_pages)}</p>
        )}
        <KnowingCard disclosure={disclosure} />
        <FiguresCard
          id={saved.id}
          disclosure={disclosure}
          unsure={unsure}
          lacking={lacking}
          source={source ?? undefined}
          isWithoutPictures={source === null}
          typed={saved.typed}
          onConfirm={onConfirm}
          onCorrect={onCorrect}
        />
      </div>
      <Suspense>
        <WhatFollows {...props} />
      </Suspense>
    </div>
  )
}

function useChecks({ saved, disclosure }: OpenDisclosure) {
  return useMemo(
    () => (saved.typed ? checkTypedDisclosure(disclosure) : checkDisclosure(disclosure)),
    [saved.typed, disclosure],
  )
}

function Spanish({ open, unsure, refundCents, onSpanish }: DisclosurePanelProps & { unsure: ReadonlySet<string> }) {
  const checks = useChecks(open)
  return (
    <InSpanish
      disclosure={open.disclosure}
      checks={checks}
      unsure={unsure}
      refundCents={refundCents}
      onClose={() => onSpanish(false)}
    />
  )
}

function WhatFollows({ open, offerId, onOffer, onType, onRemove }: DisclosurePanelProps) {
  const { saved, disclosure } = open
  const checks = useChecks(open)
  return (
    <div className="grid gap-6">
      {disclosure.kind === 'loan-estimate' && (
        <OfferCard
          disclosure={disclosure}
          state={{ unsure: saved.unsure, typed: saved.typed === true }}
          offerId={offerId}
          onOffer={onOffer}
        />
      )}
      <SumsCard checks={checks} />
      {saved.typed && (
        <Button
          className="no-print"
          variant="ghost"
          icon={<Pencil className="size-4" aria-hidden="true" />}
          onClick={onType}
        >
          {typingWords.edit}
        </Button>
      )}
      <div className="no-print">
        <RemoveButton
          label={pageWords.removePaper}
          title={pageWords.removeAsk}
          description={pageWords.removeWhy}
          confirmLabel={pageWords.remove}
          cancelLabel={pageWords.keep}
          onConfirm={onRemove}
        />
      </div>
    </div>
  )
}
