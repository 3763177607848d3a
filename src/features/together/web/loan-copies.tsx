import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import type { LoanCopies, PeopleView } from '../people-model.ts'
import { peopleWords as words } from '../people-words.ts'
import { showOutcome } from './show-outcome.ts'

interface LoanCopiesListProps {
  copies: PeopleView['copies']
  onChanged(): void
}

/** The copies of loans that somebody left: a file for each. */
export function LoanCopiesList({ copies, onChanged }: LoanCopiesListProps) {
  const [busy, setBusy] = useState(false)

  async function download(id: string) {
    setBusy(true)
    const outcome = await readApi<LoanCopies>('/api/loan-copies')
    setBusy(false)
    const copy = outcome.ok ? outcome.value.copies.find(each => each.id === id) : undefined
    if (copy) saveFile(`${words.fileName}.json`, 'application/json', JSON.stringify(copy, null, 2))
    else showOutcome(outcome)
  }

  async function remove(id: string) {
    setBusy(true)
    const outcome = await callApi('/api/loan-copies/remove', { id })
    setBusy(false)
    if (showOutcome(outcome, words.deleted)) onChanged()
  }

  return (
    <div>
      <h3 className="text-sm font-[560]">{words.copies}</h3>
      <ul className="mt-1 grid divide-y divide-line">
        {copies.map(({ id, name, taken_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-40 flex-1 text-sm">
              {name}
              <span className="block text-xs text-muted">{words.taken(formatDate(taken_at.slice(0, 10)))}</span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              loading={busy}
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => void download(id)}
            >
              {words.download}
            </Button>
            <RemoveButton
              label={words.deleteCopy}
              title={words.deleteTitle}
              description={words.deleteWhat}
              cancelLabel={words.cancel}
              loading={busy}
              onConfirm={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
