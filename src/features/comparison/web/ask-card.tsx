import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { duelWords, ifYes, questionMeaning } from '../duel-words.ts'
import { questionWords } from '../letter.ts'
import type { Compared } from './use-verdict.ts'

export interface AskCardProps {
  compared: Compared
  /** The same question in writing: within what to ask whom, or by itself. */
  letter(asked: { addressee: string; rival: string } | null): ReactNode
}

/** The one question that could change the order, ready to be said on the phone, or in writing. */
export function AskCard({ compared, letter }: AskCardProps) {
  const { question, rows, months } = compared
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isShown = question !== null
  useEffect(() => {
    if (isShown && hash === '#ask') place.current?.scrollIntoView({ block: 'center' })
  }, [isShown, hash])
  if (!question) return letter(null)
  const { best, next, ask } = question
  const text = questionWords(best, next, ask)
  const meaning = questionMeaning(best, next, ask)

  return (
    <Card
      ref={place}
      id="ask"
      title={
        <span className="flex items-center gap-3">
          <Monogram name={next.name} mark={rows[question.place]?.mark} />
          <span className="min-w-0 wrap-break-word">{duelWords.ask(next.name)}</span>
        </span>
      }
      className="scroll-mt-20"
    >
      <blockquote lang="en" className="rounded-md border-l-4 border-action bg-sunk px-4 py-3">
        {text}
      </blockquote>
      {meaning && <p className="mt-3">{meaning}</p>}
      <p className="mt-3 text-muted">{ifYes(next, ask, months)}</p>
      <Button
        always
        variant="ghost"
        className="mt-4 max-sm:w-full"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copyText(text, duelWords.copied)}
      >
        {duelWords.copy}
      </Button>
      {letter({ addressee: next.name, rival: best.name })}
    </Card>
  )
}
