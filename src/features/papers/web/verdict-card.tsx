import { CircleAlert, CircleCheck, CircleHelp, Mail } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { excessWords, verdictWords, checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'
import { lackPageWords } from '../lack-words.ts'
import type { PaperCheck } from '../paper-check.ts'

interface VerdictCardProps {
  check: PaperCheck
  /** Left out where there is nothing to write about. */
  onWrite: (() => void) | undefined
  /** Takes back that there was no other estimate; left out where nobody said so. */
  onOtherEstimate: (() => void) | undefined
}

/** One sentence: what may be owed, or that nothing is; then where it comes from and until when. */
export function VerdictCard({ check: { found }, onWrite, onOtherEstimate }: VerdictCardProps) {
  const isOpen = found.least_cents !== found.most_cents
  const sentences = [
    ...(isOpen ? [words.range(dollars(found.least_cents), dollars(found.most_cents))] : excessWords(found)),
    ...(found.credited_cents > 0 ? [words.already(dollars(found.credited_cents))] : []),
    ...(found.most_cents > 0 && found.refund_due ? [words.due(found.refund_due)] : []),
  ]
  return (
    <Card>
      <Verdict open={isOpen} owed={found.refund_cents > 0} />
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {verdictWords(found)}
      </h2>
      {sentences.length > 0 && <p className="mt-3 max-w-2xl text-muted">{sentences.join(' ')}</p>}
      {onOtherEstimate && (
        <p className="no-print mt-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {lackPageWords.saidNoOther}
          <Button variant="quiet" size="sm" onClick={onOtherEstimate}>
            {lackPageWords.takeBack}
          </Button>
        </p>
      )}
      {onWrite && (
        <div className="no-print mt-4 flex flex-wrap gap-2">
          <Button
            variant={found.most_cents > 0 ? 'primary' : 'ghost'}
            icon={<Mail className="size-4" aria-hidden="true" />}
            onClick={onWrite}
          >
            {found.most_cents > 0 ? words.letter : words.ask}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Verdict({ open, owed }: { open: boolean; owed: boolean }) {
  if (open) {
    return (
      <Badge tone="attention" icon={<CircleHelp className="size-3.5" aria-hidden="true" />}>
        {words.open}
      </Badge>
    )
  }
  return owed ? (
    <Badge tone="attention" icon={<CircleAlert className="size-3.5" aria-hidden="true" />}>
      {words.above}
    </Badge>
  ) : (
    <Badge tone="good" icon={<CircleCheck className="size-3.5" aria-hidden="true" />}>
      {words.within}
    </Badge>
  )
}
