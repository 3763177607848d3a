import { Copy, Info, Printer } from 'lucide-react'
import { useRef } from 'react'
import { printAlone } from '#web/print-alone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import type { Point } from '../disclosure-points.ts'
import { callScripts, callWords, type SpokenLine, spanishPageWords } from '../spanish-words.ts'

export const CALL_ID = 'llamar'

/** A short call: English to read aloud, what it says in Spanish below, and what they may answer. */
export function CallCard({ points }: { points: readonly Point[] }) {
  const card = useRef<HTMLDivElement>(null)
  const said: SpokenLine[] = [
    callWords.interpreter,
    ...points.flatMap(({ kind, amount }) => callScripts[kind].ask(amount)),
    callWords.writing,
  ]
  const text = said.map(({ en, es }) => `${en}\n${es}`).join('\n\n')
  return (
    <div ref={card} id={CALL_ID} className="scroll-mt-24">
      <Card title={callWords.title} level={3} description={callWords.description} className="border-2 border-action">
        <ol>
          <Line line={callWords.interpreter} />
          {points.map(point => (
            <Question key={point.kind} point={point} />
          ))}
          <Line line={callWords.writing} />
        </ol>
        <p className="mt-4 flex items-start gap-2 text-sm text-attention-text">
          <Info className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {callWords.caution}
        </p>
        <div className="no-print mt-4 flex flex-wrap gap-2">
          <Button
            variant="ghost"
            icon={<Printer className="size-4" aria-hidden="true" />}
            onClick={() => card.current && printAlone(card.current)}
          >
            {spanishPageWords.print}
          </Button>
          <Button
            variant="ghost"
            icon={<Copy className="size-4" aria-hidden="true" />}
            onClick={() => void copyText(text, callWords.copied)}
          >
            {callWords.copy}
          </Button>
        </div>
      </Card>
    </div>
  )
}

function Question({ point: { kind, amount } }: { point: Point }) {
  const { ask, reply } = callScripts[kind]
  return (
    <>
      {ask(amount).map(line => (
        <Line key={line.en} line={line} />
      ))}
      {reply && (
        <li className="py-3">
          <div className="border-l-2 border-line pl-3 text-sm">
            <p className="text-xs text-muted">{callWords.they}</p>
            <Spoken line={reply} />
          </div>
        </li>
      )}
    </>
  )
}

function Line({ line }: { line: SpokenLine }) {
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="text-xs text-muted">{callWords.you}</p>
      <Spoken line={line} />
    </li>
  )
}

function Spoken({ line: { en, es } }: { line: SpokenLine }) {
  return (
    <>
      <p lang="en" className="font-[560]">
        “{en}”
      </p>
      <p className="text-sm text-muted">{es}</p>
    </>
  )
}
