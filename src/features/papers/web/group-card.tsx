import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import { type Ask, GROUP_REASONS } from '#domain/tolerance/groups.ts'
import type { OpenTolerance } from '#domain/tolerance/questions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { groupWords, reasonWords, sum, checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'

interface GroupCardProps {
  group: 'zero' | 'ten' | 'none'
  found: OpenTolerance
  answers: Record<string, string>
  onAnswer(question: string, answer: string | null): void
}

/** The charges of one group with what was estimated, what is charged, and why they are here. */
export function GroupCard({ group, found, answers, onAnswer }: GroupCardProps) {
  const lines = found.lines.filter(line => line.group === group && !isBlank(line))
  if (lines.length === 0) return null
  const excess = group === 'zero' ? found.zero_excess_cents : group === 'ten' ? found.ten_excess_cents : 0
  const estimate = sum(lines, 'estimate_cents')
  const actual = sum(lines, 'actual_cents')
  return (
    <Card
      title={groupWords[group].title}
      description={
        group === 'ten' ? words.limit(dollars(Math.round(found.ten_base_cents * 1.1))) : groupWords[group].detail
      }
      actions={excess > 0 ? <Badge tone="attention">{words.over(dollars(excess))}</Badge> : undefined}
      flush
    >
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
        <tbody>
          {lines.map(line => (
            <ChargeRow key={line.id} line={line} answers={answers} onAnswer={onAnswer} />
          ))}
          {group === 'zero' && found.lender_credits.missing_cents > 0 && (
            <Figures
              label={words.credits}
              estimate={-found.lender_credits.estimate_cents}
              actual={-found.lender_credits.actual_cents}
            />
          )}
          <Figures label={words.together} estimate={estimate} actual={actual} strong />
        </tbody>
      </table>
    </Card>
  )
}

function ChargeRow({
  line,
  answers,
  onAnswer,
}: { line: ToleranceLine } & Pick<GroupCardProps, 'answers' | 'onAnswer'>) {
  const chose = line.asks.find(({ kind }) => kind === 'chose')
  return (
    <>
      <Figures label={line.label} estimate={line.estimate_cents} actual={line.actual_cents} />
      <tr>
        <td colSpan={4} className="px-5 pb-2.5 sm:px-6">
          <details className="text-xs text-muted">
            <summary className="min-h-6 cursor-pointer">{words.why}</summary>
            <p className="mt-1">
              {reasonWords[line.reason]} <cite className="not-italic">{words.cite(GROUP_REASONS[line.reason])}</cite>
            </p>
            {chose && <ChoseButton ask={chose} answers={answers} onAnswer={onAnswer} />}
          </details>
        </td>
      </tr>
    </>
  )
}

/** The disclosure's section says who chose the provider; the buyer may know better. */
function ChoseButton({ ask, answers, onAnswer }: { ask: Ask } & Pick<GroupCardProps, 'answers' | 'onAnswer'>) {
  const other = ask.presumed === 'yes' ? 'no' : 'yes'
  const isTurned = answers[ask.id] === other
  const isChosen = (ask.presumed === 'yes') !== isTurned
  return (
    <Button variant="ghost" size="sm" className="mt-2" onClick={() => onAnswer(ask.id, isTurned ? null : other)}>
      {isChosen ? words.notChosen : words.chosen}
    </Button>
  )
}

function Figures(props: { label: string; estimate: number | null; actual: number | null; strong?: boolean }) {
  const { label, estimate, actual, strong } = props
  const change = (actual ?? 0) - (estimate ?? 0)
  const weight = strong ? 'font-[560] border-t-2 border-ink' : 'border-t border-line'
  return (
    <tr className={weight}>
      <th scope="row" className={`py-2.5 pl-5 text-left sm:pl-6 ${strong ? 'font-[560]' : 'font-normal'}`}>
        {label}
      </th>
      <td className="num hidden py-2.5 pl-3 text-right text-muted sm:table-cell">
        {estimate === null ? words.notListed : dollars(estimate)}
      </td>
      <td className="num py-2.5 pl-3 text-right">{actual === null ? words.notCharged : dollars(actual)}</td>
      <td
        className={`num py-2.5 pr-5 pl-3 text-right whitespace-nowrap sm:pr-6 ${change > 0 ? 'font-[560] text-attention-text' : 'text-muted'}`}
      >
        {change === 0 ? words.same : `${change > 0 ? '+' : '–'}${dollars(Math.abs(change))}`}
      </td>
    </tr>
  )
}

/** Paid by others and never estimated: nothing for the buyer on either paper. */
function isBlank({ estimate_cents, actual_cents }: ToleranceLine): boolean {
  return (estimate_cents ?? 0) === 0 && (actual_cents ?? 0) === 0
}
