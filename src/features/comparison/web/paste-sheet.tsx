import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { NewOffer } from '../comparison-draft.ts'
import { isReadable, missingFrom, offerFromQuote } from '../quote-offer.ts'
import { type ReadQuote, readQuote } from '../quote-text.ts'
import { missingWords, otherLoanWords, quoteLines, unclearWords, quoteWords as words } from '../quote-words.ts'

interface PasteSheetProps {
  loan_amount: number
  onAdd(offer: NewOffer): void
  onClose(): void
}

/** A quote as text becomes an offer: everything that was read stands there before it is added. */
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
        <div aria-live="polite">
          {canAdd && <Reading quote={quote} loan_amount={loan_amount} />}
          {!canAdd && pasted.trim() !== '' && <p className="text-attention-text">{words.nothing}</p>}
        </div>
      </div>
    </Sheet>
  )
}

function Reading({ quote, loan_amount }: { quote: ReadQuote; loan_amount: number }) {
  const missing = missingFrom(quote)
  const notes = [
    otherLoanWords(quote, loan_amount),
    unclearWords(quote.unclear),
    missingWords(missing),
    quote.mortgage_type === null ? words.noType : null,
  ].filter(note => note !== null)
  return (
    <>
      <h3 className="text-base">{words.read}</h3>
      <dl className="mt-2 text-sm" data-testid="quote-lines">
        {quoteLines(quote, loan_amount).map(({ label, value, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-muted">
              {label}
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd className="num text-right font-[560]">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid gap-2 text-sm text-attention-text">
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}
