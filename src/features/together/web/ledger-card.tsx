import { Download, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { paidIn } from '../division.ts'
import { capitalIn, ledgerCsv } from '../ledger-csv.ts'
import { kindWords, ledgerWords as words } from '../ledger-words.ts'
import { type Entry, OWNERS, type OwnerKey } from '../model.ts'
import { EntryForm } from './entry-form.tsx'

interface LedgerCardProps {
  entries: readonly Entry[]
  names: Record<OwnerKey, string>
  today: CalendarDay
}

/** Every dollar in, by whom. */
export function LedgerCard({ entries, names, today }: LedgerCardProps) {
  /** The entry that is open: one that is there, or a new one under its own id. */
  const [open, setOpen] = useState<string | null>(null)
  const isNew = open !== null && !entries.some(({ id }) => id === open)
  return (
    <Card
      title={words.title}
      description={words.hint}
      footer={
        entries.length > 0 && (
          <Button
            always
            variant="ghost"
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => saveFile(words.file, 'text/csv', ledgerCsv(entries, names))}
          >
            {words.export}
          </Button>
        )
      }
    >
      {entries.length === 0 && !isNew && <p className="mb-4 text-muted">{words.empty}</p>}
      <ul className="divide-y divide-line">
        {entries.map(entry =>
          entry.id === open ? (
            <li key={entry.id} className="py-4">
              <EntryForm id={entry.id} isNew={false} names={names} today={today} onDone={() => setOpen(null)} />
            </li>
          ) : (
            <Row key={entry.id} entry={entry} name={names[entry.owner]} onEdit={() => setOpen(entry.id)} />
          ),
        )}
      </ul>
      {isNew ? (
        <div className="mt-4">
          <EntryForm key={open} id={open} isNew names={names} today={today} onDone={() => setOpen(null)} />
        </div>
      ) : (
        <Button
          variant="ghost"
          className="mt-4"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setOpen(crypto.randomUUID())}
        >
          {words.add}
        </Button>
      )}
      {entries.length > 0 && <Totals entries={entries} names={names} />}
    </Card>
  )
}

function Row({ entry, name, onEdit }: { entry: Entry; name: string; onEdit(): void }) {
  const { kind, amount, paid_on, principal, note } = entry
  const isReadOnly = useReadOnly()
  const details = [
    formatDate(paid_on),
    kind === 'payment' ? words.principalOf(principal ?? 0) : capitalIn(entry) ? words.counts : words.countsNot,
    note,
  ].filter(Boolean)
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-[560]">
            {name} · {kindWords[kind]}
          </span>
          <span className="num font-[650]">{formatCents(amount)}</span>
        </p>
        <p className="text-sm break-words text-muted">{details.join(' · ')}</p>
      </div>
      {!isReadOnly && (
        <button
          type="button"
          className="icon-button flex-none"
          aria-label={words.edit(words.row(name, kindWords[kind], amount))}
          onClick={onEdit}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function Totals({ entries, names }: { entries: readonly Entry[]; names: Record<OwnerKey, string> }) {
  const { down, capital, payments, all } = paidIn(entries)
  const columns = { down, capital, payments, all }
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-lg">{words.totals}</h3>
      <DataTable
        caption={words.totals}
        hideCaption
        columns={[
          { key: 'who', header: words.who, cell: (owner: OwnerKey) => names[owner] },
          ...(Object.keys(columns) as (keyof typeof columns)[]).map(key => ({
            key,
            header: words[key],
            numeric: true,
            cell: (owner: OwnerKey) => formatCents(columns[key][owner]),
          })),
        ]}
        rows={OWNERS}
        rowKey={owner => owner}
      />
    </div>
  )
}
