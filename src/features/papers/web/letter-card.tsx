import type { Paper } from '#domain/papers/paper.ts'
import { Card } from '#web/ui/card.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { letterWords } from '../closing-words.ts'

/** Ready to send, and the buyer's own to change. */
export function LetterCard({ text, disclosure }: { text: string; disclosure: Paper }) {
  return (
    <Card title={letterWords.title} description={letterWords.description}>
      <Letter
        text={text}
        label={letterWords.title}
        subject={letterWords.subject}
        to={disclosure.contacts.lender.email}
      />
    </Card>
  )
}
