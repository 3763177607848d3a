import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { wireSafetyDrawer } from '../actions.ts'
import type { WireCard } from '../model.ts'
import { changeWords, wirePageWords as words } from '../words.ts'

/** Every number that was on the card before, and the way to put the card away. */
export function CardRecord({ card }: { card: WireCard }) {
  const remove = useAction(wireSafetyDrawer, 'remove')
  const [asking, setAsking] = useState(false)
  return (
    <div className="no-print grid gap-4">
      {card.changes.length > 0 && (
        <Card title={words.record}>
          <ul className="grid gap-2 text-sm">
            {card.changes.toReversed().map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day may read the same.
              <li key={index}>{changeWords(change)}</li>
            ))}
          </ul>
        </Card>
      )}
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.removeAsk}
        description={words.removeWhy}
        confirmLabel={words.remove}
        cancelLabel={words.keepCard}
        destructive
        loading={remove.busy}
        onConfirm={() => void remove.act({})}
      />
    </div>
  )
}
