import { FileScan, Lock, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { dropWords as words } from '../statement-words.ts'
import type { ReadStatementFile, StatementFile } from './statement-file.ts'

interface StatementDropProps {
  read: ReadStatementFile
  onStatement(reading: EscrowReading): void
}

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; percent: number }
  | { kind: 'ended'; file: File; answer: StatementFile }

/** The place to let a statement go. The file stays on the device. */
export function StatementDrop({ read, onStatement }: StatementDropProps) {
  const [over, setOver] = useState(false)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined, how: 'text' | 'picture') {
    if (!file) return
    setState({ kind: 'reading', percent: 0 })
    try {
      const answer = await read(file, how, percent => setState({ kind: 'reading', percent }))
      if (answer.kind === 'statement') {
        onStatement(answer.reading)
        return setState({ kind: 'idle' })
      }
      setState({ kind: 'ended', file, answer })
    } catch {
      setState({ kind: 'ended', file, answer: { kind: 'problem', sentence: words.failed } })
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer.files[0], 'text')
  }

  return (
    <section
      aria-label={words.title}
      className={classNames(
        'no-print grid justify-items-center gap-3 rounded-lg border-2 border-dashed bg-surface p-5 text-center',
        over ? 'border-action bg-action-soft' : 'border-edge',
      )}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileScan className="size-8 text-action-text" aria-hidden="true" />
      <h2 className="text-xl">{words.title}</h2>
      <p className="max-w-prose text-sm text-muted">{words.hint}</p>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf,image/jpeg,image/png"
        hidden
        onChange={event => {
          void open(event.target.files?.[0], 'text')
          event.target.value = ''
        }}
      />
      <Button
        icon={<Upload className="size-4" aria-hidden="true" />}
        loading={state.kind === 'reading'}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <p className="flex items-center gap-2 text-sm font-[560] text-action-text">
        <Lock className="size-4 flex-none" aria-hidden="true" />
        {words.stays}
      </p>
      {state.kind === 'reading' && (
        <p role="status" className="text-sm text-muted">
          {words.reading(Math.round(state.percent))}
        </p>
      )}
      {state.kind === 'ended' && (
        <Banner
          tone="attention"
          announced
          className="text-left"
          title={
            state.answer.kind === 'picture'
              ? words.picture
              : state.answer.kind === 'problem'
                ? state.answer.sentence
                : ''
          }
          actions={
            state.answer.kind === 'picture' ? (
              <Button variant="ghost" size="sm" onClick={() => void open(state.file, 'picture')}>
                {words.readPicture}
              </Button>
            ) : undefined
          }
        >
          {words.orType}
        </Banner>
      )}
    </section>
  )
}
