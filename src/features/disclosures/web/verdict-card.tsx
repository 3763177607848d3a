import { CircleAlert, CircleCheck, CircleHelp, Mail, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { excessWords, verdictWords, checkPageWords as words } from '../check-words.ts'
import type { DisclosureCheck } from '../disclosure-check.ts'
import { dollars } from '../figure-text.ts'
import { lackPageWords } from '../lack-words.ts'
import { shareWords } from '../share-words.ts'

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet, { missing: 'note' })

interface VerdictCardProps {
  check: DisclosureCheck
  /** Left out where there is nothing to write about. */
  onWrite: (() => void) | undefined
  /** Takes back that there was no other estimate; left out where nobody said so. */
  onOtherEstimate: (() => void) | undefined
}

/** One sentence: what may be owed, or that nothing is; then where it comes from and until when. */
export function VerdictCard({ check: { found }, onWrite, onOtherEstimate }: VerdictCardProps) {
  const [isSharing, setSharing] = useState(false)
  const isOpen = found.least_cents !== found.most_cents
  const shared = found.refund_cents > 0 ? shareWords.owed(dollars(found.refund_cents)) : shareWords.within
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
      <div className="no-print mt-4 flex flex-wrap gap-2 empty:hidden">
        {onWrite && (
          <Button
            variant={found.most_cents > 0 ? 'primary' : 'ghost'}
            icon={<Mail className="size-4" aria-hidden="true" />}
            onClick={onWrite}
          >
            {found.most_cents > 0 ? words.letter : words.ask}
          </Button>
        )}
        {/* Only what is sure is worth telling. */}
        {!isOpen && (
          <Button
            variant="quiet"
            icon={<Share2 className="size-4" aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
          >
            {shareWords.open}
          </Button>
        )}
      </div>
      {isSharing && (
        <Suspense>
          <ShareSheet sentence={shared} onClose={() => setSharing(false)} />
        </Suspense>
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
