import type { ComparedFact } from '#domain/tolerance/other-facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { factWords, verdictLabels, checkPageWords as words } from '../check-words.ts'
import { figureText } from '../figure-text.ts'

const TONES: Record<ComparedFact['verdict'], Tone> = { same: 'good', changed: 'attention', check: 'neutral' }

/** The terms that buyers overlook, estimate beside Closing Disclosure; what is the same is folded away. */
export function FactsCard({ facts }: { facts: ComparedFact[] }) {
  const same = facts.filter(({ verdict }) => verdict === 'same')
  const others = facts.filter(({ verdict }) => verdict !== 'same')
  return (
    <Card title={words.facts} description={words.factsChanged(others.length)}>
      <FactList facts={others} />
      {same.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 text-sm text-muted">{words.factsSame(same.length)}</summary>
          <FactList facts={same} />
        </details>
      )}
    </Card>
  )
}

function FactList({ facts }: { facts: ComparedFact[] }) {
  return (
    <ul className="text-sm">
      {facts.map(fact => (
        <li
          key={fact.key}
          className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0"
        >
          <span className="min-w-0">
            <span className="block text-muted">{factWords[fact.key]}</span>
            <span className="num block break-words whitespace-pre-line">{shown(fact, fact.after)}</span>
            {fact.verdict === 'changed' && (
              <s className="num block break-words whitespace-pre-line text-muted">{shown(fact, fact.before)}</s>
            )}
          </span>
          <Badge tone={TONES[fact.verdict]}>{verdictLabels[fact.verdict]}</Badge>
        </li>
      ))}
    </ul>
  )
}

function shown({ unit }: ComparedFact, value: ComparedFact['before']): string {
  return figureText(value, unit === 'months' ? 'count' : unit === 'text' ? 'answer' : unit) ?? '—'
}
