import { CircleAlert } from 'lucide-react'
import { formatMoney, formatPercent } from '#domain/figures.ts'
import { COMMUNITY_PROPERTY_STATES } from '#domain/together/borrowing.ts'
import { US_STATES } from '#domain/us-states.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { togetherResource } from '../actions.ts'
import { type Way, waysOf } from '../borrowing.ts'
import { askWords, borrowingWords as words } from '../borrowing-words.ts'
import { borrowingDifferences } from '../differences.ts'
import type { Borrowing, OwnerKey } from '../model.ts'
import { otherOf } from '../rules.ts'
import { BorrowingFields } from './borrowing-fields.tsx'

interface BorrowingCardProps {
  kept: Borrowing | null
  start: Borrowing
  names: Record<OwnerKey, string>
}

/** Each alone and both, as a lender sees them; who owes; and what to ask. */
export function BorrowingCard({ kept, start, names }: BorrowingCardProps) {
  const form = useDraft(togetherResource, 'borrow', {
    start,
    heldAs: 'borrowing',
    input: borrowing => borrowing,
    saved: { title: words.saved },
  })
  return (
    <Card id="borrowing" title={words.title} description={words.hint} className="scroll-mt-20">
      {kept && (
        <div className="grid gap-4">
          <Ways borrowing={kept} names={names} />
          <RadioGroup
            label={words.decide}
            hint={words.decideHint}
            options={[
              { value: 'first' as const, label: words.alone(names.first) },
              { value: 'second' as const, label: words.alone(names.second) },
              { value: 'both' as const, label: words.both(names.first, names.second) },
            ]}
            value={kept.on_loan}
            onValueChange={on_loan => void form.saveOnly({ on_loan })}
          />
          {(kept.on_loan === 'first' || kept.on_loan === 'second') && (
            <p className="flex gap-2.5 text-sm text-attention-text">
              <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
              {words.giftWarning(names[otherOf(kept.on_loan)])}
            </p>
          )}
        </div>
      )}
      <details open={!kept} className={kept ? 'mt-5 rounded-md border border-line px-4 py-2' : undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-[560] text-action-text">
          {kept ? words.entered : words.enter}
        </summary>
        <div className="py-3">
          <BorrowingFields form={form} names={names} />
        </div>
      </details>
      <DraftQuestion draft={form} differences={borrowingDifferences} />
    </Card>
  )
}

function Ways({ borrowing, names }: { borrowing: Borrowing; names: Record<OwnerKey, string> }) {
  const ways = waysOf(borrowing)
  const code = US_STATES.find(({ name }) => name === borrowing.state)?.code
  const asks = [...new Set(ways.flatMap(({ ask }) => ask))]
  const rows: { label: string; cell(way: Way): string; note?(way: Way): string | null }[] = [
    { label: words.monthlyIncome, cell: way => money(way.annual_income === null ? null : way.annual_income / 12) },
    {
      label: words.monthlyDebts,
      cell: way => money(way.monthly_debts),
      note: way => (way.counts_spouse ? words.spouseCounts : null),
    },
    {
      label: words.score_,
      cell: way => (way.price_score === null ? words.unknown : String(way.price_score)),
      note: way => (way.key === 'both' && way.score_of ? words.theirs(names[way.score_of]) : null),
    },
    { label: words.payment, cell: way => money(way.payment) },
    {
      label: words.ratio,
      cell: way => (way.debt_to_income === null ? words.unknown : formatPercent(way.debt_to_income)),
    },
    { label: words.cashRow, cell: way => money(way.cash) },
    { label: words.owes, cell: way => (way.key === 'both' ? words.owesBoth : words.owesAlone(names[way.key])) },
  ]
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{words.table}</caption>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="sr-only">
                {words.what}
              </th>
              {ways.map(({ key }) => (
                <th key={key} scope="col" className="pb-2 pl-3 text-right font-[560] text-muted">
                  {key === 'both' ? words.both(names.first, names.second) : words.alone(names[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell, note }) => (
              <tr key={label} className="border-t border-line align-baseline">
                <th scope="row" className="py-2 font-normal">
                  {label}
                </th>
                {ways.map(way => (
                  <td key={way.key} className="num py-2 pl-3 text-right font-[560]">
                    {cell(way)}
                    {note?.(way) && <span className="block text-xs font-normal text-muted">{note(way)}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ cell }) => ways.some(way => cell(way) === words.unknown)) && (
        <p className="text-xs text-muted">{words.unknownLegend}</p>
      )}
      {asks.map(ask => (
        <p key={ask} className="text-sm">
          {askWords[ask]}
        </p>
      ))}
      {borrowing.are_married && code && COMMUNITY_PROPERTY_STATES.includes(code) && (
        <p className="text-sm">{words.community(borrowing.state ?? '')}</p>
      )}
      {borrowing.program === 'va' && !borrowing.are_married && <p className="text-sm">{words.va}</p>}
      <p className="text-sm">{words.owns}</p>
      <p className="font-[560]">{words.ask}</p>
      <p className="text-xs text-muted">{words.dated}</p>
    </div>
  )
}

function money(dollars: number | null): string {
  return dollars === null ? words.unknown : formatMoney(dollars)
}
