import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { checkDisclosures, type DisclosureCheck, type NoVerdict } from '../disclosure-check.ts'
import { type DisclosuresState, evidenceOf, type SavedDisclosure } from '../model.ts'
import { type OpenDisclosure, offerOf, openDisclosures } from '../rules.ts'
import { pageWords } from '../words.ts'
import { BesideCard } from './beside-card.tsx'
import { CheckSection, type CheckSectionProps } from './check-section.tsx'
import { DisclosureLabel, DisclosurePanel } from './disclosure-panel.tsx'
import { figureRowId } from './figure-row.tsx'
import { LacksCard } from './lacks-card.tsx'
import type { DisclosureSource } from './read-disclosure.ts'
import { forgetSource } from './stored-source.ts'
import { useAnswers } from './use-answers.ts'
import { useDisclosuresAction } from './use-disclosures-action.ts'

/** What other features say of a Closing Disclosure, beside the check. */
export interface NeighboursOfCheck {
  /** What has to be seen before anything else is done. */
  doubts: ReactNode
  /** For the day of the closing. */
  advice: ReactNode
}

export interface DisclosuresShownProps extends NeighboursOfCheck {
  view: DisclosuresState
  /** Pictures and places are on this device alone; what is saved are the figures. */
  sources: ReadonlyMap<string, DisclosureSource | null>
  /** The last of them in the row is open. */
  chosen: readonly string[]
  /** Where another disclosure is added; below the check's first sentence. */
  zone: ReactNode
  onChoose(id: string): void
  onType(disclosure: SavedDisclosure): void
}

/**
 * The disclosures that were read: the check, the estimates side by side, and each disclosure's figures. It takes long to
 * render, and the page around it changes while a file is read.
 */
export const DisclosuresShown = memo(function DisclosuresShown(props: DisclosuresShownProps) {
  const { view, zone, doubts, advice, onChoose, onType } = props
  const pair = useDisclosuresAction('pair')
  const { answers, answer } = useAnswers(view.answers)
  const disclosures = useMemo(() => openDisclosures(view.papers), [view.papers])
  const showFigure = useFigureShown(onChoose)
  const asked = {
    zone,
    doubts,
    advice,
    pairings: view.pairings,
    answers,
    onAnswer: answer,
    onPair: pair,
    onFigure: showFigure,
    onType(id: string) {
      const disclosure = view.papers.find(each => each.id === id)
      if (disclosure) onType(disclosure)
    },
  }
  const evidence = useMemo(() => view.papers.map(evidenceOf), [view.papers])
  const check = checkDisclosures(evidence, answers, view.pairings)
  const scenarios = useResource(comparisonResource).view?.scenarios ?? []
  const estimates = disclosures
    .filter(({ disclosure }) => disclosure.kind === 'loan-estimate')
    .map(open => ({ ...open, mark: scenarios.find(({ id }) => id === offerOf(open, disclosures))?.mark }))

  return (
    <div className="grid grid-cols-1 gap-6">
      <Check disclosures={disclosures} check={check} {...asked} />
      {estimates.length > 1 && <BesideCard estimates={estimates} />}
      <DisclosureTabs {...props} label={pageWords.yourPapers} disclosures={disclosures} check={check} />
    </div>
  )
})

type CheckShown = DisclosureCheck | NoVerdict | null
type DisclosureTabsProps = Omit<DisclosuresShownProps, 'zone' | keyof NeighboursOfCheck> & {
  label: string
  disclosures: OpenDisclosure[]
  check: CheckShown
}

/** One disclosure of several at a time. */
function DisclosureTabs({ label, disclosures, check, sources, chosen, onChoose, onType }: DisclosureTabsProps) {
  const settle = useDisclosuresAction('settle')
  const link = useDisclosuresAction('link')
  const [inSpanish, setInSpanish] = useState(false)
  const remove = useDisclosuresAction('remove')
  const removeWhole = async (id: string) => {
    if (await remove({ id })) await forgetSource(id)
  }
  const current = disclosures.findLast(({ saved }) => chosen.includes(saved.id)) ?? disclosures.at(-1)
  return (
    current && (
      <Tabs
        label={label}
        printed={<DisclosureLabel open={current} />}
        value={current.saved.id}
        onValueChange={onChoose}
        tabs={disclosures.map(each => ({
          value: each.saved.id,
          label: <DisclosureLabel open={each} />,
          content: (
            <DisclosurePanel
              open={each}
              source={sources.get(each.saved.id)}
              lacking={lackingOf(check, each.saved.id)}
              offerId={offerOf(each, disclosures)}
              refundCents={refundOn(check, each, disclosures)}
              inSpanish={inSpanish}
              onSpanish={setInSpanish}
              onConfirm={path => settle({ id: each.saved.id, path })}
              onCorrect={(path, value) => settle({ id: each.saved.id, path, value })}
              onOffer={offer_id => link({ id: each.saved.id, offer_id })}
              onType={() => onType(each.saved)}
              onRemove={() => void removeWhole(each.saved.id)}
            />
          ),
        }))}
      />
    )
  )
}

/** The figures of a disclosure that the check waits for. */
function lackingOf(check: CheckShown, id: string): FieldPath[] {
  if (check?.verdict !== 'cannot-tell') return []
  return check.lacks.flatMap(lack => (lack.disclosure.id === id && 'path' in lack ? [lack.path] : []))
}

/** What the check found stands on the last Closing Disclosure. */
function refundOn(check: CheckShown, { saved }: OpenDisclosure, disclosures: readonly OpenDisclosure[]): number {
  if (check?.verdict !== 'above') return 0
  const last = disclosures.findLast(({ disclosure }) => disclosure.kind === 'closing-disclosure')
  return last?.saved.id === saved.id ? check.found.refund_cents : 0
}

/** Opens the disclosure of a figure and leads to it. */
function useFigureShown(onChoose: (id: string) => void) {
  const [asked, setAsked] = useState<{ id: string; path: FieldPath }>()
  useEffect(() => {
    if (!asked) return
    const row = document.getElementById(figureRowId(asked.id, asked.path))
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('button')?.focus({ preventScroll: true })
  }, [asked])
  return (id: string, path: FieldPath) => {
    onChoose(id)
    setAsked({ id, path })
  }
}

interface CheckProps extends Omit<CheckSectionProps, 'check'> {
  disclosures: OpenDisclosure[]
  check: CheckShown
  onFigure(id: string, path: FieldPath): void
  onType(id: string): void
}

/** A Closing Disclosure beside its estimates; one of them alone says what is missing. */
function Check({ disclosures, check, onFigure, onType, ...props }: CheckProps) {
  if (!disclosures.some(({ disclosure }) => disclosure.kind === 'closing-disclosure')) {
    return disclosures.length > 0 ? (
      <div className="no-print">
        <Banner tone="neutral" title={pageWords.closingTitle}>
          {pageWords.closing}
        </Banner>
      </div>
    ) : null
  }
  if (check && check.verdict !== 'cannot-tell') return <CheckSection check={check} {...props} />
  return (
    <>
      {check ? (
        <LacksCard
          lacks={check.lacks}
          disclosures={disclosures.map(({ saved }) => evidenceOf(saved))}
          onFigure={onFigure}
          onType={onType}
          onAnswer={props.onAnswer}
        />
      ) : (
        <Banner tone="info" title={pageWords.estimateMissing}>
          {pageWords.estimateMissingWhy}
        </Banner>
      )}
      {props.doubts}
      {props.zone}
      {props.advice}
    </>
  )
}
