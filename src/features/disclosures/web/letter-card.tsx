import { useEffect, useRef } from 'react'
import type { KnownDisclosure } from '#domain/disclosures/known-disclosure.ts'
import { Card } from '#web/ui/card.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { letterWords } from '../closing-words.ts'
import { LETTER_SUBJECT } from '../letter.ts'

interface LetterCardProps {
  text: string
  /** What it says in the language of the page, where that is not English. */
  meaning: string | null | undefined
  disclosure: KnownDisclosure
  /** How often it was asked for. */
  asked: number
}

/** Ready to send, and the buyer's own to change. Whoever asked for it is led to it. */
export function LetterCard({ text, meaning, disclosure: closingDisclosure, asked }: LetterCardProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [asked])
  return (
    <div ref={place} className="scroll-mt-24">
      <Card title={letterWords.title} description={letterWords.description}>
        <Letter
          text={text}
          meaning={meaning}
          label={letterWords.title}
          subject={LETTER_SUBJECT}
          to={closingDisclosure.contacts.lender.email}
        />
      </Card>
    </div>
  )
}
