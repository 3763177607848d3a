import { CircleHelp } from 'lucide-react'
import { chargesOn } from '#domain/disclosures/disclosure.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Lack, OTHER_ESTIMATE } from '../checkable-disclosures.ts'
import { figuresToCheck } from '../figures-to-check.ts'
import { disclosureName, lacksTitle, lackWords, lackPageWords as words } from '../lack-words.ts'

/** As many as one reads; the figures themselves stand with their disclosure. */
const MOST_LISTED = 6

interface LacksCardProps {
  lacks: readonly Lack[]
  disclosures: readonly DisclosureEvidence[]
  /** Leads to a figure of a disclosure. */
  onFigure(id: string, path: FieldPath): void
  /** Opens the form of a disclosure that was typed. */
  onType(id: string): void
  onAnswer(question: string, answer: string): void
}

/** Instead of a verdict: exactly what is missing for one, and the way to it. */
export function LacksCard({ lacks, disclosures, onFigure, onType, onAnswer }: LacksCardProps) {
  const lacking = [...new Set(lacks.map(({ disclosure }) => disclosure))]
  const whole = disclosures.filter(disclosure => !lacking.includes(disclosure))
  const charges = Math.max(0, ...whole.map(({ disclosure }) => chargesOn(disclosure)))
  return (
    <Card>
      <Badge tone="neutral" icon={<CircleHelp className="size-3.5" aria-hidden="true" />}>
        {words.badge}
      </Badge>
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {lacksTitle(lacks, charges)}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">{words.why}</p>
      {lacking.map(disclosure => {
        const own = lacks.filter(lack => lack.disclosure === disclosure)
        return (
          <section key={disclosure.id} className="mt-5 border-t border-line pt-4">
            <h3 className="text-base font-[560]">{disclosureName(disclosure.disclosure)}</h3>
            <ul className="mt-2 grid gap-1 text-sm">
              {own.slice(0, MOST_LISTED).map(lack => (
                <li key={lackWords(lack) + ('path' in lack ? lack.path : '')}>{lackWords(lack)}</li>
              ))}
              {own.length > MOST_LISTED && <li className="text-muted">{words.more(own.length - MOST_LISTED)}</li>}
            </ul>
            <WayOn disclosure={disclosure} lacks={own} onFigure={onFigure} onType={onType} onAnswer={onAnswer} />
          </section>
        )
      })}
    </Card>
  )
}

type WayOnProps = Pick<LacksCardProps, 'lacks' | 'onFigure' | 'onType' | 'onAnswer'> & {
  disclosure: DisclosureEvidence
}

function WayOn({ disclosure, lacks, onFigure, onType, onAnswer }: WayOnProps) {
  const [first] = lacks.flatMap(lack => ('path' in lack ? [lack.path] : []))
  const isPage = lacks.some(({ code }) => code === 'page-missing')
  const isOther = lacks.some(({ code }) => code === 'other-estimate')
  // A line that is not there at all can only come with the disclosure.
  const isLost = !disclosure.typed && first === undefined && lacks.some(({ code }) => code === 'sum-wrong')
  if (isPage || isLost) return <p className="mt-2 text-sm text-muted">{words.addPage}</p>
  return (
    <div className="no-print mt-3 flex flex-wrap gap-2">
      {disclosure.typed ? (
        <Button variant="ghost" size="sm" onClick={() => onType(disclosure.id)}>
          {words.checkTyped}
        </Button>
      ) : (
        first !== undefined && (
          <Button size="sm" onClick={() => onFigure(disclosure.id, first)}>
            {words.check(figuresToCheck(lacks))}
          </Button>
        )
      )}
      {isOther && (
        <Button variant="ghost" size="sm" onClick={() => onAnswer(OTHER_ESTIMATE, 'no')}>
          {words.noOther}
        </Button>
      )}
    </div>
  )
}
