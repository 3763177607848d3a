import { ArrowUp, Check } from 'lucide-react'
import { signed } from '#domain/figures.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import { GROUP_REASONS, type GroupReason } from '#domain/tolerance/groups.ts'
import type { OpenTolerance } from '#domain/tolerance/questions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { groupWords, reasonWords, checkPageWords as words } from '../check-words.ts'
import { dollars, shownLabel } from '../figure-text.ts'
import { sumOf } from '../line-sums.ts'

interface GroupCardProps {
  group: 'zero' | 'ten' | 'none'
  found: OpenTolerance
}

/** The charges of one group with what was estimated and what is charged, under the reason that they share. */
export function GroupCard({ group, found }: GroupCardProps) {
  const lines = found.lines.filter(line => line.group === group && !isBlank(line))
  const credits = group === 'zero' ? creditsOf(found) : null
  if (lines.length === 0 && !credits) return null
  const reasons = [...new Set(lines.map(({ reason }) => reason))]
  const open = new Set(found.questions.flatMap(question => question.lines))
  const table = (
    <>
      <div className="table-room">
        <table className="w-full text-sm">
          <caption className="sr-only">{groupWords[group].title}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-2 pl-5 text-left font-normal sm:pl-6">
                {words.line}
              </th>
              <th scope="col" className="hidden py-2 pl-3 text-right font-normal sm:table-cell">
                {words.estimate}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                {words.actual}
              </th>
              <th scope="col" className="py-2 pr-5 pl-3 text-right font-normal sm:pr-6">
                {words.change}
              </th>
            </tr>
          </thead>
          {reasons.map(reason => (
            <tbody key={reason}>
              <tr className="border-t border-line">
                <th scope="rowgroup" colSpan={4} className="px-5 pt-3 text-left text-xs font-normal text-muted sm:px-6">
                  {reasonWords[reason]}
                </th>
              </tr>
              {lines
                .filter(line => line.reason === reason)
                .map(line => (
                  <Figures
                    key={line.id}
                    label={shownLabel(line.label)}
                    note={open.has(line.id) ? words.depends : undefined}
                    others={line.finals.slice(1).map(({ label }) => shownLabel(label))}
                    estimate={line.estimate_cents}
                    actual={line.actual_cents}
                  />
                ))}
            </tbody>
          ))}
          <tbody>
            {credits && <Figures label={words.credits} estimate={credits.estimate} actual={credits.actual} />}
            <Figures
              label={words.together}
              estimate={sumOf(lines, 'estimate_cents') + (credits?.estimate ?? 0)}
              actual={sumOf(lines, 'actual_cents') + (credits?.actual ?? 0)}
              isSum
            />
          </tbody>
        </table>
      </div>
      <Citations reasons={reasons} />
    </>
  )
  return (
    <Card
      title={groupWords[group].title}
      description={
        group === 'ten' ? words.limit(dollars(Math.round(found.ten_base_cents * 1.1))) : groupWords[group].detail
      }
      actions={<Excess group={group} found={found} />}
      flush
    >
      {isQuiet(group, found, lines) ? (
        <PhoneFold className="mx-1.5 mb-3" show={words.showCharges(lines.length)} hide={words.hideCharges}>
          {table}
        </PhoneFold>
      ) : (
        table
      )}
    </Card>
  )
}

/** It has nothing that the first sentence is about. */
function isQuiet(group: GroupCardProps['group'], found: OpenTolerance, lines: readonly ToleranceLine[]): boolean {
  if (found.questions.some(question => lines.some(({ id }) => question.lines.includes(id)))) return false
  if (group === 'none') return risen(lines) < 1_00
  return excessOf(group, found) === 0
}

function risen(lines: readonly ToleranceLine[]): number {
  return Math.max(0, ...lines.map(line => (line.actual_cents ?? 0) - (line.estimate_cents ?? 0)))
}

function excessOf(group: 'zero' | 'ten', found: OpenTolerance): number {
  return group === 'zero' ? found.zero_excess_cents : found.ten_excess_cents
}

function Excess({ group, found }: GroupCardProps) {
  if (group === 'none') return null
  const excess = excessOf(group, found)
  return excess > 0 ? (
    <Badge tone="attention" icon={<ArrowUp className="size-3.5" aria-hidden="true" />}>
      {words.over(dollars(excess))}
    </Badge>
  ) : (
    <Badge tone="good" icon={<Check className="size-3.5" aria-hidden="true" />}>
      {words.nothingOver}
    </Badge>
  )
}

function Citations({ reasons }: { reasons: GroupReason[] }) {
  return (
    <details className="no-print border-t border-line px-5 text-sm sm:px-6">
      <summary className="min-h-11 cursor-pointer py-3 text-muted">{words.rule}</summary>
      <dl className="grid gap-2 pb-4 text-xs">
        {reasons.map(reason => (
          <div key={reason}>
            <dt>{reasonWords[reason]}</dt>
            <dd className="text-muted">{words.cite(GROUP_REASONS[reason])}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Figures(props: {
  label: string
  note?: string
  /** Lines of the Closing Disclosure that are counted with it. */
  others?: string[]
  estimate: number | null
  actual: number | null
  isSum?: boolean
}) {
  const { label, note, others = [], estimate, actual, isSum } = props
  const change = (actual ?? 0) - (estimate ?? 0)
  return (
    <tr className={isSum ? 'border-t-2 border-ink font-[560]' : undefined}>
      <th scope="row" className={`py-2 pl-5 text-left sm:pl-6 ${isSum ? 'font-[560]' : 'font-normal'}`}>
        {label}
        {others.length > 0 && <span className="block text-xs text-muted">{words.withLines(others.join(', '))}</span>}
        {note && <span className="block text-xs text-attention-text">{note}</span>}
      </th>
      <td className="num hidden py-2 pl-3 text-right whitespace-nowrap text-muted sm:table-cell">
        {estimate === null ? words.notListed : dollars(estimate)}
      </td>
      <td className="num py-2 pl-3 text-right">{actual === null ? words.notCharged : dollars(actual)}</td>
      <td
        className={`num py-2 pr-5 pl-3 text-right whitespace-nowrap sm:pr-6 ${change > 0 ? 'font-[560] text-attention-text' : 'text-muted'}`}
      >
        {change === 0 ? words.same : signed(change, dollars)}
      </td>
    </tr>
  )
}

/** Credits are charges below zero; what the lender pays by name counts as one. */
function creditsOf({ lender_credits }: OpenTolerance): { estimate: number; actual: number } | null {
  const { estimate_cents, actual_cents } = lender_credits
  return estimate_cents === 0 && actual_cents === 0 ? null : { estimate: 0 - estimate_cents, actual: 0 - actual_cents }
}

/** Paid by others and never estimated: nothing for the buyer on either disclosure. */
function isBlank({ estimate_cents, actual_cents }: ToleranceLine): boolean {
  return (estimate_cents ?? 0) === 0 && (actual_cents ?? 0) === 0
}
