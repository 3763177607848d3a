import { memo, useId, useMemo } from 'react'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { KeptPaper, PapersState } from '../model.ts'
import { checkPapers } from '../paper-check.ts'
import { type OpenPaper, offerOf, openPapers } from '../rules.ts'
import { pageWords } from '../words.ts'
import { BesideCard } from './beside-card.tsx'
import { CheckSection, type CheckSectionProps } from './check-section.tsx'
import { PaperLabel, PaperPanel } from './paper-panel.tsx'
import type { PaperSource } from './read-paper.ts'
import { useAnswers } from './use-answers.ts'
import { useTold } from './use-told.ts'

export interface PapersShownProps {
  view: PapersState
  /** Those of the loan that is under way; the others are a past loan's. */
  own: readonly KeptPaper[]
  /** Pictures and places live only as long as the visit; what is kept are the figures. */
  sources: ReadonlyMap<string, PaperSource>
  chosen: string | undefined
  onChoose(id: string): void
  onType(paper: KeptPaper): void
}

/**
 * The papers that were read: the check, the estimates side by side, and each paper's figures. It is much to draw, and the
 * page around it changes while a file is read.
 */
export const PapersShown = memo(function PapersShown(props: PapersShownProps) {
  const { view, own } = props
  const pair = useTold('pair')
  const pastId = useId()
  const { answers, answer } = useAnswers(view.answers)
  const papers = useMemo(() => openPapers(own), [own])
  const past = useMemo(() => openPapers(view.papers.filter(paper => !own.includes(paper))), [view.papers, own])
  const asked = { pairings: view.pairings, answers, onAnswer: answer, onPair: pair }
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const estimates = papers
    .filter(({ paper }) => paper.kind === 'loan-estimate')
    .map(open => ({ ...open, mark: scenarios.find(({ id }) => id === offerOf(open, papers))?.mark }))

  return (
    <div className="grid grid-cols-1 gap-6">
      <Check papers={papers} {...asked} />
      {estimates.length > 1 && <BesideCard estimates={estimates} />}
      <PaperTabs {...props} label={pageWords.yourPapers} papers={papers} />
      {past.length > 0 && (
        <section aria-labelledby={pastId} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
          <div>
            <h2 id={pastId} className="text-xl">
              {pageWords.pastPapers}
            </h2>
            <p className="text-sm text-muted">{pageWords.pastPapersWhy}</p>
          </div>
          {past.some(({ paper }) => paper.kind === 'closing-disclosure') && <Check papers={past} {...asked} />}
          <PaperTabs {...props} label={pageWords.pastPapers} papers={past} isPast />
        </section>
      )}
    </div>
  )
})

type PaperTabsProps = PapersShownProps & { label: string; papers: OpenPaper[]; isPast?: boolean }

/** One paper of several at a time. */
function PaperTabs({ label, papers, isPast, sources, chosen, onChoose, onType }: PaperTabsProps) {
  const settle = useTold('settle')
  const link = useTold('link')
  const remove = useTold('remove')
  const current = papers.find(({ kept }) => kept.id === chosen) ?? papers.at(-1)
  return (
    current && (
      <Tabs
        label={label}
        printed={<PaperLabel open={current} />}
        value={current.kept.id}
        onValueChange={onChoose}
        tabs={papers.map(each => ({
          value: each.kept.id,
          label: <PaperLabel open={each} />,
          content: (
            <PaperPanel
              open={each}
              isPast={isPast}
              source={sources.get(each.kept.id)}
              offerId={offerOf(each, papers)}
              onConfirm={path => settle({ id: each.kept.id, path })}
              onCorrect={(path, value) => settle({ id: each.kept.id, path, value })}
              onOffer={offer_id => link({ id: each.kept.id, offer_id })}
              onType={() => onType(each.kept)}
              onRemove={() => remove({ id: each.kept.id })}
            />
          ),
        }))}
      />
    )
  )
}

/** A disclosure beside its estimates; one of them alone says what is missing. */
function Check({ papers, ...props }: { papers: OpenPaper[] } & Omit<CheckSectionProps, 'check'>) {
  if (!papers.some(({ paper }) => paper.kind === 'closing-disclosure')) {
    return papers.length > 0 ? (
      <div className="no-print">
        <Banner tone="neutral" title={pageWords.closingTitle}>
          {pageWords.closing}
        </Banner>
      </div>
    ) : null
  }
  const check = checkPapers(
    papers.map(({ paper }) => paper),
    props.answers,
    props.pairings,
  )
  if (!check) {
    return (
      <Banner tone="info" title={pageWords.estimateMissing}>
        {pageWords.estimateMissingWhy}
      </Banner>
    )
  }
  return <CheckSection check={check} {...props} />
}
