import type { FieldPath } from '#domain/papers/reading.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { useAction } from '#web/journey/journey-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { papersDrawer } from '../actions.ts'
import { type FigureValue, withValue } from '../figure-path.ts'
import { figuresOf, type KeptPaper, type PapersState } from '../model.ts'
import { answersById, checkPapers } from '../paper-check.ts'
import { type OpenPaper, offerOf, openPapers } from '../rules.ts'
import { pageWords } from '../words.ts'
import { BesideCard } from './beside-card.tsx'
import { CheckSection } from './check-section.tsx'
import { PaperLabel, PaperPanel } from './paper-panel.tsx'
import type { PaperSource } from './read-paper.ts'
import { useKeepPaper } from './use-keep-paper.ts'

export interface PapersShownProps {
  view: PapersState
  /** Pictures and places live only as long as the visit; what is kept are the figures. */
  sources: ReadonlyMap<string, PaperSource>
  chosen: string | undefined
  onChoose(id: string): void
  onType(paper: KeptPaper): void
}

/** The papers that were read: the check, the estimates side by side, and each paper's figures. */
export function PapersShown({ view, sources, chosen, onChoose, onType }: PapersShownProps) {
  const keep = useKeepPaper()
  const remove = useAction(papersDrawer, 'remove').act
  const say = useAction(papersDrawer, 'answer').act
  const papers = openPapers(view.papers)
  const estimates = papers.filter(({ paper }) => paper.kind === 'loan-estimate').map(({ paper }) => paper)
  const current = papers.find(({ kept }) => kept.id === chosen) ?? papers.at(-1)

  function change({ added_at: _when, ...kept }: KeptPaper, more: Partial<KeptPaper>) {
    void keep({ ...kept, ...more })
  }

  function settle({ kept, paper }: OpenPaper, path: FieldPath, value?: FigureValue) {
    const figures = value === undefined ? kept.figures : figuresOf(withValue(paper, path, value))
    change(kept, { figures, unsure: kept.unsure.filter(each => each !== path) })
  }

  function answer(question: string, given: string | null) {
    const others = view.answers.filter(each => each.question !== question)
    const answers = given === null ? others : [...others, { question, answer: given }]
    void say({ answers, pairings: view.pairings })
  }

  function pair(pairings: HandPairing[]) {
    void say({ answers: view.answers, pairings })
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Check papers={papers} view={view} onAnswer={answer} onPair={pair} />
      {estimates.length > 1 && <BesideCard papers={estimates} />}
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
                onConfirm={path => settle(each, path)}
                onCorrect={(path, value) => settle(each, path, value)}
                onOffer={offer_id => change(each.kept, { offer_id })}
                onType={() => onType(each.kept)}
                onRemove={() => void remove({ id: each.kept.id })}
              />
            ),
          }))}
        />
      )}
    </div>
  )
}

/** A disclosure beside its estimates; one of them alone says what is missing. */
function Check(props: {
  papers: OpenPaper[]
  view: PapersState
  onAnswer(question: string, answer: string | null): void
  onPair(pairings: HandPairing[]): void
}) {
  const { papers, view, onAnswer, onPair } = props
  if (!papers.some(({ paper }) => paper.kind === 'closing-disclosure')) {
    return papers.length > 0 ? (
      <Banner tone="neutral" title={pageWords.closingTitle}>
        {pageWords.closing}
      </Banner>
    ) : null
  }
  const given = answersById(view.answers)
  const check = checkPapers(
    papers.map(({ paper }) => paper),
    given,
    view.pairings,
  )
  if (!check) {
    return (
      <Banner tone="info" title={pageWords.estimateMissing}>
        {pageWords.estimateMissingWhy}
      </Banner>
    )
  }
  return <CheckSection check={check} answers={given} pairings={view.pairings} onAnswer={onAnswer} onPair={onPair} />
}
