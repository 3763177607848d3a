import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { NewOffer } from '../comparison-draft.ts'
import { isReadable, offerFromQuote } from '../quote-offer.ts'
import { type ReadQuote, readQuote } from '../quote-text.ts'
import { guessedLines, quoteLines, quoteNotes, quoteWords as words } from '../quote-words.ts'

interface PasteSheetProps {
  loan_amount: number
  onAdd(offer: NewOffer): void
  onClose(): void
}

/** A quote as text becomes an offer: everything that was read stands beside its line before it is added. */
export function PasteSheet({ loan_amount, onAdd, onClose }: PasteSheetProps) {
  const [text, setText] = useState('')
  const pasted = useDeferredValue(text)
  const quote = useMemo(() => readQuote(pasted), [pasted])
  const canAdd = isReadable(quote)
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      footer={
        <div className="flex items-center justify-between gap-4">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabledReason={!canAdd && words.addReason} onClick={() => onAdd(offerFromQuote(quote, loan_amount))}>
            {words.add}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 px-5 py-5">
        <Field label={words.text}>
          <Textarea rows={6} value={text} maxLength={20_000} onChange={event => setText(event.target.value)} />
        </Field>
        <div aria-live="polite" className="grid gap-5">
          {canAdd && <Reading quote={quote} loan_amount={loan_amount} />}
          {!canAdd && pasted.trim() !== '' && <p className="text-attention-text">{words.nothing}</p>}
          <Unclear quote={quote} />
          {canAdd && <Guesses quote={quote} loan_amount={loan_amount} />}
        </div>
      </div>
    </Sheet>
  )
}

interface QuoteProps {
  quote: ReadQuote
  loan_amount: number
}

function Reading({ quote, loan_amount }: QuoteProps) {
  return (
    <section>
      <h3 className="text-base">{words.read}</h3>
      <dl className="mt-2 text-sm" data-testid="quote-lines">
        {quoteLines(quote, loan_amount).map(({ label, value, line, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lender may have two fees of one name.
          <div key={index} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2.5">
            <dt className="font-[560]">{label}</dt>
            <dd className="num text-right font-[560]">{value}</dd>
            <dd className="col-span-2 mt-0.5 text-xs text-muted">
              <span className="sr-only">{words.line} </span>
              <q className="wrap-anywhere">{line}</q>
              {note && <span className="block">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid gap-2 text-sm text-attention-text">
        {quoteNotes(quote, loan_amount).map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

/** Lines that have a figure or a name, and were not understood. */
function Unclear({ quote: { lines, unclear } }: { quote: ReadQuote }) {
  if (unclear.length === 0) return null
  return (
    <section
      data-testid="quote-unclear"
      className="rounded-md border border-attention/35 bg-attention-soft/55 px-4 py-3"
    >
      <p className="text-sm text-attention-text">{words.unclear}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {unclear.map(line => (
          <li key={line} className="wrap-anywhere">
            <q>{lines[line]}</q>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Guesses({ quote, loan_amount }: QuoteProps) {
  const lines = guessedLines(quote, loan_amount)
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="text-base">{words.guesses}</h3>
      <dl className="mt-2 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="num text-right">
              <SourcedFigure source="guessed">{value}</SourcedFigure>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
