import { CircleAlert } from 'lucide-react'
import { formatMoney, formatPercent } from '#domain/figures.ts'
import { COMMUNITY_PROPERTY_STATES } from '#domain/together/borrowing.ts'
import type { Figure } from '#domain/together/figure-privacy.ts'
import { US_STATES } from '#domain/us-states.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { togetherResource } from '../actions.ts'
import { type Way, waysOf } from '../borrowing.ts'
import { askWords, borrowingWords as words } from '../borrowing-words.ts'
import { borrowingDifferences } from '../differences.ts'
import { type Borrowing, OWNERS, type OwnerKey } from '../model.ts'
import { type HiddenFigures, otherOf } from '../rules.ts'
import { BorrowingFields } from './borrowing-fields.tsx'

interface BorrowingCardProps {
  saved: Borrowing | null
  start: Borrowing
  names: Record<OwnerKey, string>
  hidden: HiddenFigures
}

/** Each alone and both, as a lender sees them; who owes; and what to ask. */
export function BorrowingCard({ saved, start, names, hidden }: BorrowingCardProps) {
  const form = useDraft(togetherResource, 'borrow', {
    start,
    heldAs: 'borrowing',
    input: borrowing => borrowing,
    saved: { title: words.saved },
  })
  return (
    <Card id="borrowing" folded title={words.title} description={words.hint} className="scroll-mt-20">
      {saved && (
        <div className="grid gap-4">
          <Ways borrowing={saved} names={names} hidden={hidden} />
          <RadioGroup
            label={words.decide}
            hint={words.decideHint}
            options={[
              { value: 'first' as const, label: words.alone(names.first) },
              { value: 'second' as const, label: words.alone(names.second) },
              { value: 'both' as const, label: words.both(names.first, names.second) },
            ]}
            value={saved.on_loan}
            onValueChange={on_loan => void form.saveOnly({ on_loan })}
          />
          {(saved.on_loan === 'first' || saved.on_loan === 'second') && (
            <p className="flex gap-2.5 text-sm text-attention-text">
              <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
              {words.giftWarning(names[otherOf(saved.on_loan)])}
            </p>
          )}
        </div>
      )}
      <MoreFields title={saved ? words.entered : words.enter} opened={!saved} className="mt-5">
        <div className="py-3">
          <BorrowingFields form={form} names={names} hidden={hidden} />
        </div>
      </MoreFields>
      <DraftQuestion draft={form} differences={borrowingDifferences} />
    </Card>
  )
}

interface Row {
  label: string
  cell(way: Way): string
  note?(way: Way): string | null
  /** What it is worked out from, where that is somebody's own. */
  from?: readonly Figure[]
}

function Ways({
  borrowing,
  names,
  hidden,
}: {
  borrowing: Borrowing
  names: Record<OwnerKey, string>
  hidden: HiddenFigures
}) {
  const ways = waysOf(borrowing)
  const code = US_STATES.find(({ name }) => name === borrowing.state)?.code
  const asks = [...new Set(ways.flatMap(({ ask }) => ask))]
  const rows: Row[] = [
    {
      label: words.monthlyIncome,
      cell: way => money(way.annual_income === null ? null : way.annual_income / 12),
      from: ['income'],
    },
    {
      label: words.monthlyDebts,
      cell: way => money(way.monthly_debts),
      from: ['debts'],
      note: way => (way.counts_spouse ? words.spouseCounts : null),
    },
    {
      label: words.score_,
      cell: way => (way.price_score === null ? words.unknown : String(way.price_score)),
      from: ['scores'],
      note: way => (way.key === 'both' && way.score_of ? words.theirs(names[way.score_of]) : null),
    },
    { label: words.payment, cell: way => money(way.payment) },
    {
      label: words.ratio,
      cell: way => (way.debt_to_income === null ? words.unknown : formatPercent(way.debt_to_income)),
      from: ['income', 'debts'],
    },
    { label: words.cashRow, cell: way => money(way.cash), from: ['cash'] },
    { label: words.owes, cell: way => (way.key === 'both' ? words.owesBoth : words.owesAlone(names[way.key])) },
  ]
  const shown = ({ cell, from = [] }: Row, way: Way) => {
    const text = cell(way)
    const sides = way.key === 'both' ? OWNERS : [way.key]
    const isHidden = sides.some(side => from.some(figure => hidden[side].includes(figure)))
    return text === words.unknown && isHidden ? words.private : text
  }
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
            {rows.map(row => (
              <tr key={row.label} className="border-t border-line align-baseline">
                <th scope="row" className="py-2 font-normal">
                  {row.label}
                </th>
                {ways.map(way => (
                  <td key={way.key} className="num py-2 pl-3 text-right font-[560]">
                    {shown(row, way)}
                    {row.note?.(way) && <span className="block text-xs font-normal text-muted">{row.note(way)}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(row => ways.some(way => shown(row, way) === words.unknown)) && (
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
