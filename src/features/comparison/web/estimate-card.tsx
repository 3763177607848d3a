import { ClipboardPaste, FileUp, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/figures.ts'
import { isRefinance } from '#features/application/current-loan.ts'
import { useSurvey } from '#web/client/use-survey.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { SurveyNote } from '#web/ui/survey-note.tsx'
import type { Basis } from '../basis.ts'
import { guessWords } from '../cost-words.ts'
import { monthParts, estimateWords as words } from '../estimate-words.ts'
import { loanNote } from '../market-words.ts'
import { shownParts } from '../month.ts'
import { ownLoan } from '../own-loan.ts'
import { SampleVerdict } from './sample-verdict.tsx'

interface EstimateCardProps {
  basis: Basis
  onType(): void
  onPaste(): void
}

/** Before there is an offer: what the home would cost each month, how we know, and three places for real quotes. */
export function EstimateCard({ basis, onType, onPaste }: EstimateCardProps) {
  const isReadOnly = useReadOnly()
  const loan = ownLoan({ completed: basis.application, draft: null }, [], 1, '', useSurvey())
  const note = loan && loanNote(loan)
  return (
    <div className="estimate">
      <section
        aria-labelledby="answer"
        className="min-w-0 rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-7"
      >
        <h2 id="answer" className="text-xl">
          {words.title}
        </h2>
        {loan?.month && (
          <>
            <p className="serif num mt-4 text-6xl" data-testid="estimate-figure">
              {formatMoney(loan.month.total)}
            </p>
            <p className="mt-1 text-muted">{words.each}</p>
            <p className="mt-4">{words.how(loan)}</p>
            <dl className="mt-4">
              {shownParts(loan.month).map(({ part, amount }) => (
                <div key={part} className="flex justify-between gap-4 border-t border-line py-2">
                  <dt className="text-muted">{monthParts[part]}</dt>
                  <dd className="num font-[560]">
                    {part === 'principal_and_interest' ? (
                      formatMoney(amount)
                    ) : (
                      <SourcedFigure source="guessed">{formatMoney(amount)}</SourcedFigure>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className="mt-3 text-sm text-muted">{words.notAnOffer}</p>
        <Fold className="mt-1" title={words.where}>
          {note && <SurveyNote className="mb-3" {...note} />}
          <p className="max-w-prose">
            {guessWords(basis.application.property_state, isRefinance(basis.application.loan_purpose))}
          </p>
        </Fold>
      </section>
      <section
        aria-labelledby="quotes"
        className="estimate-places rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-7"
      >
        <h2 id="quotes" className="text-xl">
          {words.next}
        </h2>
        <ul className="mt-3 grid gap-3 sm:max-[1000px]:grid-cols-3">
          {!isReadOnly && (
            <>
              <li>
                <button type="button" className="quote-place" onClick={onType}>
                  <Place icon={<PencilLine />} {...words.ways.type} />
                </button>
              </li>
              <li>
                <button type="button" className="quote-place" onClick={onPaste}>
                  <Place icon={<ClipboardPaste />} {...words.ways.paste} />
                </button>
              </li>
            </>
          )}
          <li>
            <Link to="/dashboard/papers" className="quote-place">
              <Place icon={<FileUp />} {...words.ways.papers} />
            </Link>
          </li>
        </ul>
        <p className="mt-4 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          {words.none}
          <Link to="/dashboard/lenders" className="inline-flex min-h-11 items-center font-[560] text-action-text">
            {words.ask}
          </Link>
        </p>
        <Fold title={words.sampleShow}>
          <SampleVerdict />
        </Fold>
      </section>
    </div>
  )
}

function Place({ icon, label, detail }: { icon: ReactNode; label: string; detail: string }) {
  return (
    <>
      <span className="flex-none text-action-text" aria-hidden="true">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-[560]">{label}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
    </>
  )
}
