import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FieldPath } from '#domain/papers/reading.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { evidenceOf, type PapersState, type SavedPaper } from '../model.ts'
import { checkPapers, type NoVerdict, type PaperCheck } from '../paper-check.ts'
import { type OpenPaper, offerOf, openPapers } from '../rules.ts'
import { pageWords } from '../words.ts'
import { BesideCard } from './beside-card.tsx'
import { CheckSection, type CheckSectionProps } from './check-section.tsx'
import { figureRowId } from './figure-row.tsx'
import { LacksCard } from './lacks-card.tsx'
import { PaperLabel, PaperPanel } from './paper-panel.tsx'
import type { PaperSource } from './read-paper.ts'
import { forgetSource } from './stored-source.ts'
import { useAnswers } from './use-answers.ts'
import { usePapersAction } from './use-papers-action.ts'

/** What other features say of a disclosure, beside the check. */
export interface NeighboursOfCheck {
  /** What has to be seen before anything else is done. */
  doubts: ReactNode
  /** For the day of the closing. */
  advice: ReactNode
}

export interface PapersShownProps extends NeighboursOfCheck {
  view: PapersState
  /** Pictures and places are on this device alone; what is saved are the figures. */
  sources: ReadonlyMap<string, PaperSource | null>
  /** The last of them in the row is open. */
  chosen: readonly string[]
  /** Where another paper is added; below the check's first sentence. */
  zone: ReactNode
  onChoose(id: string): void
  onType(paper: SavedPaper): void
}

/**
 * The papers that were read: the check, the estimates side by side, and each paper's figures. It takes long to render, and the
 * page around it changes while a file is read.
 */
export const PapersShown = memo(function PapersShown(props: PapersShownProps) {
  const { view, zone, doubts, advice, onChoose, onType } = props
  const pair = usePapersAction('pair')
  const { answers, answer } = useAnswers(view.answers)
  const papers = useMemo(() => openPapers(view.papers), [view.papers])
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
      const paper = view.papers.find(each => each.id === id)
      if (paper) onType(paper)
    },
  }
  const evidence = useMemo(() => view.papers.map(evidenceOf), [view.papers])
  const check = checkPapers(evidence, answers, view.pairings)
  const scenarios = useResource(comparisonResource).view?.scenarios ?? []
  const estimates = papers
    .filter(({ paper }) => paper.kind === 'loan-estimate')
    .map(open => ({ ...open, mark: scenarios.find(({ id }) => id === offerOf(open, papers))?.mark }))

  return (
    <div className="grid grid-cols-1 gap-6">
      <Check papers={papers} check={check} {...asked} />
      {estimates.length > 1 && <BesideCard estimates={estimates} />}
      <PaperTabs {...props} label={pageWords.yourPapers} papers={papers} check={check} />
    </div>
  )
})

type CheckShown = PaperCheck | NoVerdict | null
type PaperTabsProps = Omit<PapersShownProps, 'zone' | keyof NeighboursOfCheck> & {
  label: string
  papers: OpenPaper[]
  check: CheckShown
}

/** One paper of several at a time. */
function PaperTabs({ label, papers, check, sources, chosen, onChoose, onType }: PaperTabsProps) {
  const settle = usePapersAction('settle')
  const link = usePapersAction('link')
  const [inSpanish, setInSpanish] = useState(false)
  const remove = usePapersAction('remove')
  const removeWhole = async (id: string) => {
    if (await remove({ id })) await forgetSource(id)
  }
  const current = papers.findLast(({ saved }) => chosen.includes(saved.id)) ?? papers.at(-1)
  return (
    current && (
      <Tabs
        label={label}
        printed={<PaperLabel open={current} />}
        value={current.saved.id}
        onValueChange={onChoose}
        tabs={papers.map(each => ({
          value: each.saved.id,
          label: <PaperLabel open={each} />,
          content: (
            <PaperPanel
              open={each}
              source={sources.get(each.saved.id)}
              lacking={lackingOf(check, each.saved.id)}
              offerId={offerOf(each, papers)}
              refundCents={refundOn(check, each, papers)}
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

/** The figures of a paper that the check waits for. */
function lackingOf(check: CheckShown, id: string): FieldPath[] {
  if (check?.verdict !== 'cannot-tell') return []
  return check.lacks.flatMap(lack => (lack.paper.id === id && 'path' in lack ? [lack.path] : []))
}

/** What the check found stands on the last disclosure. */
function refundOn(check: CheckShown, { saved }: OpenPaper, papers: readonly OpenPaper[]): number {
  if (check?.verdict !== 'above') return 0
  const last = papers.findLast(({ paper }) => paper.kind === 'closing-disclosure')
  return last?.saved.id === saved.id ? check.found.refund_cents : 0
}

/** Opens the paper of a figure and leads to it. */
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
  papers: OpenPaper[]
  check: CheckShown
  onFigure(id: string, path: FieldPath): void
  onType(id: string): void
}

/** A disclosure beside its estimates; one of them alone says what is missing. */
function Check({ papers, check, onFigure, onType, ...props }: CheckProps) {
  if (!papers.some(({ paper }) => paper.kind === 'closing-disclosure')) {
    return papers.length > 0 ? (
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
          papers={papers.map(({ saved }) => evidenceOf(saved))}
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
