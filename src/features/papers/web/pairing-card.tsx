import type { EstimatedCharge } from '#domain/tolerance/charges.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { pairingWords as words } from '../check-words.ts'
import { dollars, shownLabel } from '../figure-text.ts'
import { isLine, lineName, lineOf, NO_LINE, withoutPairing, withPairing } from '../hand-pairing.ts'

/** The value of "as Keyturn found it". */
const OURS = ''

export interface PairingCardProps {
  lines: ToleranceLine[]
  /** Every line of the estimates, each once. */
  estimated: EstimatedCharge[]
  pairings: HandPairing[]
  answers: Record<string, string>
  onPair(pairings: HandPairing[]): void
  onAnswer(question: string, answer: string | null): void
}

/** Pairs what is one charge under two names, and takes apart what is not. Those that found no partner stand first. */
export function PairingCard(props: PairingCardProps) {
  const charged = props.lines
    .filter(({ section_after }) => section_after !== null && 'ABCH'.includes(section_after))
    .toSorted((a, b) => Number(a.section_before !== null) - Number(b.section_before !== null))
  if (charged.length === 0) return null
  return (
    <Card className="no-print">
      <details>
        <summary className="-my-2 min-h-11 cursor-pointer py-2.5 font-[560]">{words.title}</summary>
        <p className="mb-2 max-w-2xl text-sm text-muted">{words.description}</p>
        <ul>
          {charged.map(line => (
            <PairingRow key={line.id} {...props} line={line} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function PairingRow({ line, ...props }: PairingCardProps & { line: ToleranceLine }) {
  const { estimated, pairings, answers } = props
  const section = line.section_after
  if (section === null) return null
  const final = { section, label: line.label }
  const byHand = pairings.find(pairing => isLine(pairing.final, final))
  const chose = line.asks.find(({ kind }) => kind === 'chose')
  const options = estimated
    .filter(charge => 'ABCH'.includes(charge.section))
    .map(charge => ({
      value: lineName(charge),
      label: words.option(charge.section, shownLabel(charge.label), dollars(charge.cents)),
    }))

  function pair(value: string) {
    if (value === OURS) props.onPair(withoutPairing(pairings, final))
    else props.onPair(withPairing(pairings, { estimate: value === NO_LINE ? null : lineOf(value), final }))
  }

  return (
    <li className="grid gap-2 border-t border-line py-3 sm:grid-cols-2 sm:gap-x-6">
      <div className="min-w-0">
        <span className="block">{shownLabel(line.label)}</span>
        <span className="num text-sm text-muted">{words.charged(section, dollars(line.actual_cents ?? 0))}</span>
        <span className="ml-2">
          {byHand ? (
            <Badge tone="info">{words.byHand}</Badge>
          ) : (
            line.section_before === null && <Badge>{words.unpaired}</Badge>
          )}
        </span>
      </div>
      <div className="min-w-0">
        <Field label={words.field(shownLabel(line.label))} hideLabel>
          <Select
            value={byHand ? (byHand.estimate ? lineName(byHand.estimate) : NO_LINE) : currentValue(line)}
            onChange={event => pair(event.target.value)}
            options={[
              { value: NO_LINE, label: words.none },
              ...options,
              ...(byHand ? [{ value: OURS, label: words.ours }] : []),
            ]}
          />
        </Field>
        {chose && (
          <Checkbox
            label={words.found}
            className="text-sm"
            checked={(answers[chose.id] ?? chose.presumed) === 'yes'}
            onChange={event => {
              const answer = event.target.checked ? 'yes' : 'no'
              props.onAnswer(chose.id, answer === chose.presumed ? null : answer)
            }}
          />
        )}
      </div>
    </li>
  )
}

function currentValue({ section_before, estimate_label }: ToleranceLine): string {
  return section_before === null || estimate_label === null
    ? NO_LINE
    : lineName({ section: section_before, label: estimate_label })
}
