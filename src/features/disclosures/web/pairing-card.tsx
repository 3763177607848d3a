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
import { isLine, lineName, lineOf, NO_LINE } from '../hand-pairing.ts'

/** The value of "as Keyturn found it". */
const OURS = ''

export interface PairingCardProps {
  lines: ToleranceLine[]
  /** Every line of the estimates, each once. */
  estimated: EstimatedCharge[]
  pairings: HandPairing[]
  answers: Record<string, string>
  /** Without `estimate` the line goes back to what Keyturn found. */
  onPair(pairing: { final: PrintedLine; estimate?: PrintedLine | null }): void
  onAnswer(question: string, answer: string | null): void
}

type PrintedLine = NonNullable<HandPairing['final']>

/** A line of the Closing Disclosure, with the charge that it is, or is part of. */
interface Charged {
  line: ToleranceLine
  final: ToleranceLine['finals'][number]
}

/** Pairs what is one charge under two names, and takes apart what is not. Those that found no partner stand first. */
export function PairingCard(props: PairingCardProps) {
  const charged = props.lines
    .flatMap(line => line.finals.map((final): Charged => ({ line, final })))
    .filter(({ final }) => 'ABCH'.includes(final.section))
    .toSorted((a, b) => Number(a.line.section_before !== null) - Number(b.line.section_before !== null))
  if (charged.length === 0) return null
  return (
    <Card className="no-print">
      <details>
        <summary className="-my-2 min-h-11 cursor-pointer py-2.5 font-[560]">{words.title}</summary>
        <p className="mb-2 max-w-2xl text-sm text-muted">{words.description}</p>
        <ul>
          {charged.map(({ line, final }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a section may read the same.
            <PairingRow key={`${lineName(final)} ${at}`} {...props} line={line} final={final} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function PairingRow({ line, final, ...props }: PairingCardProps & Charged) {
  const { lines, estimated, pairings, answers } = props
  const { section, label } = final
  const printed = { section, label }
  const byHand = pairings.find(pairing => isLine(pairing.final, printed))
  const chose = line.asks.find(({ kind }) => kind === 'chose')
  const options = estimated
    .filter(charge => 'ABCH'.includes(charge.section))
    .map(charge => ({
      value: lineName(charge),
      label: words.option(charge.section, shownLabel(charge.label), dollars(charge.cents)),
    }))

  function pair(value: string) {
    if (value === OURS) return props.onPair({ final: printed })
    const estimate = value === NO_LINE ? null : lineOf(value)
    // What was found for the same line of the estimate stays with it: one line may have become several.
    const sharing = lines.filter(
      each => each !== line && each.section_after === section && currentValue(each) === value,
    )
    for (const each of estimate ? sharing.flatMap(({ finals }) => finals) : [])
      props.onPair({ final: { section: each.section, label: each.label }, estimate })
    props.onPair({ final: printed, estimate })
  }

  return (
    <li className="grid gap-2 border-t border-line py-3 sm:grid-cols-2 sm:gap-x-6">
      <div className="min-w-0">
        <span className="block">{shownLabel(label)}</span>
        <span className="num text-sm text-muted">{words.charged(section, dollars(final.cents))}</span>
        <span className="ml-2">
          {byHand ? (
            <Badge tone="info">{words.byHand}</Badge>
          ) : (
            line.section_before === null && <Badge>{words.unpaired}</Badge>
          )}
        </span>
      </div>
      <div className="min-w-0">
        <Field label={words.field(shownLabel(label))} hideLabel>
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
        {line.finals.length > 1 && (
          <p className="mt-1 text-xs text-muted">{words.shared(line.finals.length, dollars(line.actual_cents ?? 0))}</p>
        )}
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
