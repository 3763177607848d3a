import { Copy, Download, Mail, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { printAlone } from '#web/print-alone.ts'
import { saveFile } from '#web/save-file.ts'
import { letterWords } from '#web/words.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Field } from './field.tsx'
import { LinkButton } from './link-button.tsx'
import { Textarea } from './textarea.tsx'
import { toast } from './toast.ts'

export interface LetterProps {
  /** What is written until the person changes it. */
  text: string
  label: string
  subject: string
  /** Whom it is mailed to, where that is known. */
  to?: string | null
  /** Letters are English: what this one says in the language of the page, as long as nobody changed it. */
  meaning?: string | null | undefined
}

/** A letter that is ready to send, and the person's own to change: copied, printed, saved or mailed. */
export function Letter({ text, label, subject, to, meaning }: LetterProps) {
  const [written, setWritten] = useState<{ of: string; text: string } | null>(null)
  const sheet = useRef<HTMLPreElement>(null)
  // What was changed belongs to the letter it was changed in.
  const letter = written?.of === text ? written.text : text
  const mail = `mailto:${encodeURIComponent(to ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`
  // Fetched while there is a network: a letter is also saved without one.
  useEffect(warmLetterPdf, [])
  return (
    <div>
      <Field label={label} hideLabel>
        <Textarea
          lang="en"
          rows={6}
          value={letter}
          onChange={event => setWritten({ of: text, text: event.target.value })}
          className="no-print min-h-96"
        />
      </Field>
      <pre ref={sheet} lang="en" className="hidden font-sans whitespace-pre-wrap print:block">
        {letter}
      </pre>
      {meaning && letter === text && (
        <details className="no-print mt-2">
          <summary className="accordion-title text-sm">
            <span className="flex-1">{letterWords.meaning}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <p className="max-w-prose text-sm whitespace-pre-wrap text-muted">{meaning}</p>
        </details>
      )}
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button
          always
          variant="ghost"
          icon={<Copy className="size-4" aria-hidden="true" />}
          onClick={() => void copyText(letter, letterWords.copied)}
        >
          {letterWords.copy}
        </Button>
        <Button
          always
          variant="ghost"
          icon={<Printer className="size-4" aria-hidden="true" />}
          onClick={() => sheet.current && printAlone(sheet.current)}
        >
          {letterWords.print}
        </Button>
        <Button
          always
          variant="ghost"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void savePdf(letter, label)}
        >
          {letterWords.pdf}
        </Button>
        <LinkButton variant="ghost" href={mail} icon={<Mail className="size-4" aria-hidden="true" />}>
          {letterWords.mail}
        </LinkButton>
      </div>
    </div>
  )
}

const pdfWriter = () => import('#web/letter-pdf.ts')

/** Fetches what makes a PDF, for pages on which a letter may be asked for without a network. */
export function warmLetterPdf(): void {
  pdfWriter().catch(() => {})
}

async function savePdf(letter: string, title: string): Promise<void> {
  try {
    const { canBeSet, LETTER_FONT, letterPdf } = await pdfWriter()
    if (!canBeSet(letter)) {
      toast({ title: letterWords.pdfWhyNot })
      return
    }
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = LETTER_FONT
    const widthOf = (line: string) => context?.measureText(line).width ?? line.length * 6
    saveFile(letterWords.file, 'application/pdf', letterPdf(letter, title, widthOf) as Uint8Array<ArrayBuffer>)
  } catch {
    toast({ title: letterWords.pdfFailed })
  }
}
