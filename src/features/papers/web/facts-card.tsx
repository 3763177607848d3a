import type { ComparedFact } from '#domain/tolerance/other-facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { factWords, verdictLabels, checkPageWords as words } from '../check-words.ts'
import { figureText } from '../figure-text.ts'

const TONES: Record<ComparedFact['verdict'], Tone> = { same: 'good', changed: 'attention', check: 'neutral' }

/** The terms that buyers overlook, estimate beside disclosure. */
export function FactsCard({ facts }: { facts: ComparedFact[] }) {
  // What changed stands first; the rest keeps the order of the papers.
  const inOrder = facts.toSorted((a, b) => Number(a.verdict === 'same') - Number(b.verdict === 'same'))
  return (
    <Card title={words.facts}>
      <ul className="text-sm">
        {inOrder.map(fact => (
          <li
            key={fact.key}
            className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0"
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
    </Card>
  )
}

function shown({ unit }: ComparedFact, value: ComparedFact['before']): string {
  return figureText(value, unit === 'months' ? 'count' : unit === 'text' ? 'answer' : unit) ?? '—'
}
