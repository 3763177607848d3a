import { FileScan, Lock, Upload } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'
import { readerWords } from './words.ts'

/** What came of a file: what was read, a picture that must be looked at, or a sentence about why there is nothing. */
export type FileAnswer<Reading> =
  | { kind: 'statement'; reading: Reading }
  | { kind: 'picture' }
  | { kind: 'problem'; sentence: string }

/** Reads a file in the browser, as text or as a picture. */
export type ReadFile<Reading> = (
  file: File,
  how: 'text' | 'picture',
  options: { signal: AbortSignal; onProgress(percent: number): void },
) => Promise<FileAnswer<Reading>>

export interface FileDropWords {
  title: string
  hint: string
  choose: string
  stays: string
  reading(percent: number): string
  picture: string
  readPicture: string
  orType: string
  failed: string
}

interface FileDropProps<Reading> {
  words: FileDropWords
  read: ReadFile<Reading>
  onRead(reading: Reading): void
}

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; percent: number }
  | { kind: 'ended'; file: File; answer: FileAnswer<unknown> }
  /** The reader's code could not be loaded without a network. */
  | { kind: 'waiting'; file: File; how: 'text' | 'picture' }

/** The place to let a paper go. The file stays on the device. */
export function FileDrop<Reading>({ words, read, onRead }: FileDropProps<Reading>) {
  const [over, setOver] = useState(false)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(undefined)
  const isReadOnly = useReadOnly()

  async function open(file: File | undefined, how: 'text' | 'picture') {
    if (!file) return
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const show = (next: State) => !signal.aborted && setState(next)
    show({ kind: 'reading', percent: 0 })
    try {
      const answer = await read(file, how, { signal, onProgress: percent => show({ kind: 'reading', percent }) })
      if (answer.kind !== 'statement') return show({ kind: 'ended', file, answer })
      if (!signal.aborted) onRead(answer.reading)
      show({ kind: 'idle' })
    } catch {
      if (!navigator.onLine) return show({ kind: 'waiting', file, how })
      show({ kind: 'ended', file, answer: { kind: 'problem', sentence: words.failed } })
    }
  }

  const goOn = useEffectEvent(() => void (state.kind === 'waiting' && open(state.file, state.how)))
  useEffect(() => {
    const again = () => goOn()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      reading.current?.abort()
    }
  }, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer.files[0], 'text')
  }

  if (isReadOnly) return null
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
      {state.kind === 'waiting' && (
        <Banner tone="attention" announced className="text-left" title={readerWords.needsNetwork}>
          {words.orType}
        </Banner>
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
