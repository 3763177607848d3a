import { memo, useMemo } from 'react'
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
  const { view, sources, chosen, onChoose, onType } = props
  const settle = useTold('settle')
  const link = useTold('link')
  const remove = useTold('remove')
  const pair = useTold('pair')
  const { answers, answer } = useAnswers(view.answers)
  const papers = useMemo(() => openPapers(view.papers), [view.papers])
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const estimates = papers
    .filter(({ paper }) => paper.kind === 'loan-estimate')
    .map(open => ({ ...open, mark: scenarios.find(({ id }) => id === offerOf(open, papers))?.mark }))
  const current = papers.find(({ kept }) => kept.id === chosen) ?? papers.at(-1)

  return (
    <div className="grid grid-cols-1 gap-6">
      <Check papers={papers} pairings={view.pairings} answers={answers} onAnswer={answer} onPair={pair} />
      {estimates.length > 1 && <BesideCard estimates={estimates} />}
      {current && (
        <Tabs
          label={pageWords.yourPapers}
          value={current.kept.id}
          onValueChange={onChoose}
          tabs={papers.map(each => ({
            value: each.kept.id,
            label: <PaperLabel open={each} />,
            content: (
              <PaperPanel
                open={each}
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
      )}
    </div>
  )
})

/** A disclosure beside its estimates; one of them alone says what is missing. */
function Check({ papers, ...props }: { papers: OpenPaper[] } & Omit<CheckSectionProps, 'check'>) {
  if (!papers.some(({ paper }) => paper.kind === 'closing-disclosure')) {
    return papers.length > 0 ? (
      <Banner tone="neutral" title={pageWords.closingTitle}>
        {pageWords.closing}
      </Banner>
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
