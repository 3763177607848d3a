import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CHARGE_SECTIONS, type CostLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { toDollars } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { newLine } from '../typing.ts'
import { typingWords as words } from '../typing-words.ts'

interface TypingLinesProps {
  form: Disclosure
  errorAt(path: string): string | undefined
  onChange(lines: CostLine[]): void
}

/** The single charges of page 2, for whoever wants more than the totals. */
export function TypingLines({ form, errorAt, onChange }: TypingLinesProps) {
  const { lines, kind } = form
  // Lines have no name of their own, and what was typed into one must stay with it when another goes.
  const [keys, setKeys] = useState<readonly string[]>([])
  // Lines also come from what was held here, and from another tab.
  if (keys.length !== lines.length) setKeys(lines.map((_line, at) => keys[at] ?? crypto.randomUUID()))
  const change = (at: number, some: Partial<CostLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...some } : line)))
  return (
    <div>
      <p className="text-sm">{kind === 'closing-disclosure' ? words.linesWhyDisclosure : words.linesWhy}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line, at) => (
          <TypingLine
            key={keys[at]}
            line={line}
            isClosingDisclosure={kind === 'closing-disclosure'}
            error={errorAt(`lines.${at}.label`)}
            onChange={some => change(at, some)}
            onRemove={() => {
              setKeys(keys.toSpliced(at, 1))
              onChange(lines.toSpliced(at, 1))
            }}
          />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3"
        icon={<Plus className="size-4" aria-hidden="true" />}
        onClick={() => onChange([...lines, newLine(lines.at(-1)?.section ?? 'A')])}
      >
        {words.addLine}
      </Button>
    </div>
  )
}

interface TypingLineProps {
  line: CostLine
  isClosingDisclosure: boolean
  error: string | undefined
  onChange(some: Partial<CostLine>): void
  onRemove(): void
}

function TypingLine({ line, isClosingDisclosure, error, onChange, onRemove }: TypingLineProps) {
  const inCents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))
  return (
    <li className="grid grid-cols-[5rem_1fr] items-start gap-3 border-t border-line pt-3 text-ink first:border-t-0 first:pt-0">
      <Field label={words.section}>
        <Select
          value={line.section}
          options={CHARGE_SECTIONS.map(section => ({ value: section, label: section }))}
          onChange={event => onChange({ section: event.target.value as CostLine['section'] })}
        />
      </Field>
      <Field label={words.label} error={error}>
        <TextInput
          value={line.label}
          maxLength={200}
          autoComplete="off"
          onChange={event => onChange({ label: event.target.value })}
        />
      </Field>
      <div className="col-span-full flex items-end gap-3 *:flex-1">
        <Field label={isClosingDisclosure ? words.atClosing : words.amount}>
          <MoneyInput
            value={toDollars(line.amount)}
            min={-1e9}
            max={1e9}
            onValueChange={dollars => onChange({ amount: inCents(dollars) })}
          />
        </Field>
        {isClosingDisclosure && (
          <Field label={words.before}>
            <MoneyInput
              value={toDollars(line.paid_before)}
              max={1e9}
              onValueChange={dollars => onChange({ paid_before: inCents(dollars) })}
            />
          </Field>
        )}
        <Button
          variant="quiet"
          className="flex-none!"
          aria-label={words.removeLine(line.label)}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
