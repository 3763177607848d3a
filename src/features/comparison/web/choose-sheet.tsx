import { CircleCheck, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { comparisonResource } from '../actions.ts'
import { chooseWords as words, yesMeaning } from '../choose-words.ts'
import { yesText } from '../letter.ts'
import type { Compared } from './use-verdict.ts'

interface ChooseSheetProps {
  compared: Compared
  /** The offer that was chosen. */
  chosenId: string | undefined
  onClose(): void
}

/**
 * What it takes to go with a lender: the words that say yes, by when, and what follows; then that it was said. The chosen one stands
 * there first, else the cheapest.
 */
export function ChooseSheet({ compared, chosenId, onClose }: ChooseSheetProps) {
  const { rows, names, verdict, rated, quotable } = compared
  const [shownId, setShownId] = useState(chosenId ?? rows[verdict?.best ?? -1]?.id)
  const choose = useAction(comparisonResource, 'choose')
  const offered = rows.flatMap(({ id }, place) =>
    rated[place] || id === chosenId ? [{ value: id, label: names[place] ?? '', place }] : [],
  )
  const { place = -1 } = offered.find(({ value }) => value === shownId) ?? {}
  const row = rows[place]
  if (!row) return null
  const offer = quotable[place]
  const text = offer && yesText(offer)
  const meaning = offer && yesMeaning(offer)
  const isChosen = row.id === chosenId

  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(names[place] ?? '')}
      description={words.description}
      footer={
        isChosen ? (
          <Button
            variant="quiet"
            className="w-full"
            loading={choose.busy}
            onClick={() => choose.start({ id: row.id, is_chosen: false })}
          >
            {words.undo}
          </Button>
        ) : (
          text && (
            <div className="grid gap-2">
              <Button
                className="w-full"
                icon={<Copy className="size-4" aria-hidden="true" />}
                onClick={() => void copyText(text, words.copied)}
              >
                {words.copy}
              </Button>
              <Button
                variant="ghost"
                className="w-full"
                loading={choose.busy}
                onClick={() => choose.start({ id: row.id, is_chosen: true })}
              >
                {words.confirm}
              </Button>
            </div>
          )
        )
      }
    >
      <div className="grid gap-5 px-5 py-5">
        <p role="status" className="flex items-start gap-2 font-[560] text-action-text empty:hidden">
          {isChosen && (
            <>
              <CircleCheck className="mt-0.5 size-5 flex-none" aria-hidden="true" />
              {words.isChosen(names[place] ?? '')}
            </>
          )}
        </p>
        <Field label={words.lender}>
          <Select
            options={offered.map(({ value, label }) => ({ value, label }))}
            value={row.id}
            onChange={event => setShownId(event.target.value)}
          />
        </Field>
        {(text || !isChosen) && (
          <section>
            <h3 className="text-base">{words.say}</h3>
            {text ? (
              <blockquote lang="en" className="mt-2 rounded-md border-l-4 border-action bg-sunk px-4 py-3">
                {text}
              </blockquote>
            ) : (
              <p className="mt-2 text-attention-text">{words.guessed(names[place] ?? '')}</p>
            )}
            {meaning && <p className="mt-3">{meaning}</p>}
            <p className="mt-3 text-sm text-muted">{words.byWhen}</p>
          </section>
        )}
        <section>
          <h3 className="text-base">{words.afterwards}</h3>
          <div className="mt-1">
            <LinkList links={words.steps} />
          </div>
        </section>
      </div>
    </Sheet>
  )
}
