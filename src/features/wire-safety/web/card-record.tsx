import { useAction } from '#web/client/client-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { wireSafetyResource } from '../actions.ts'
import type { WireCard } from '../model.ts'
import { changeWords, wirePageWords as words } from '../words.ts'

/** Every number that was on the card before, and the way to put the card away. */
export function CardRecord({ card }: { card: WireCard }) {
  const remove = useAction(wireSafetyResource, 'remove')
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
      <RemoveButton
        label={words.remove}
        title={words.removeAsk}
        description={words.removeWhy}
        cancelLabel={words.keepCard}
        loading={remove.busy}
        onConfirm={() => remove.start({})}
      />
    </div>
  )
}
