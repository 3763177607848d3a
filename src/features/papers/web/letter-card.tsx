import { Copy, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Paper } from '#domain/papers/paper.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { letterWords } from '../check-words.ts'

/** Ready to send, and the buyer's own to change. */
export function LetterCard({ text, disclosure }: { text: string; disclosure: Paper }) {
  const [written, setWritten] = useState<string | null>(null)
  const letter = written ?? text
  const to = disclosure.contacts.lender.email ?? ''
  const mail = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(letterWords.subject)}&body=${encodeURIComponent(letter)}`
  async function copy() {
    await navigator.clipboard.writeText(letter)
    toast({ title: letterWords.copied })
  }
  return (
    <Card title={letterWords.title} description={letterWords.description}>
      <Field label={letterWords.title} hideLabel>
        <Textarea
          rows={6}
          value={letter}
          onChange={event => setWritten(event.target.value)}
          className="no-print min-h-96"
        />
      </Field>
      <pre className="hidden font-sans whitespace-pre-wrap print:block">{letter}</pre>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button variant="ghost" icon={<Copy className="size-4" aria-hidden="true" />} onClick={copy}>
          {letterWords.copy}
        </Button>
        <Button variant="ghost" icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
          {letterWords.print}
        </Button>
        <LinkButton variant="ghost" href={mail} icon={<Mail className="size-4" aria-hidden="true" />}>
          {letterWords.mail}
        </LinkButton>
      </div>
    </Card>
  )
}
