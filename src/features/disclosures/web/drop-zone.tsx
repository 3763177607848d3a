import { FileScan, Keyboard, Lock, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useReadOnly } from '#web/ui/read-only.ts'
import { pageWords } from '../words.ts'

export interface DropZoneProps {
  small: boolean
  /** Somebody reaches for it: a disclosure may come. */
  onIntent(): void
  onFiles(files: File[]): void
  onType(): void
}

/** The place to let a disclosure go, or to choose it. It says that the disclosure stays here before anything is chosen. */
export function DropZone({ small, onIntent, onFiles, onType }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const isReadOnly = useReadOnly()
  const input = useRef<HTMLInputElement>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  if (isReadOnly) return null
  return (
    <section
      aria-label={pageWords.dropTitle}
      className={classNames(
        'no-print rounded-lg border-dashed',
        over ? 'border-action bg-action-soft' : 'border-edge bg-surface',
        small
          ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:bg-transparent sm:border-2 sm:p-3 sm:pl-5'
          : 'grid justify-items-center gap-3 border-2 p-5 py-9 text-center',
      )}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onDragEnter={onIntent}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!small && (
        <>
          <span className="grid size-14 place-items-center rounded-md bg-action text-on-action">
            <FileScan className="size-7" aria-hidden="true" />
          </span>
          <h2 className="text-2xl">{over ? pageWords.dropNow : pageWords.dropTitle}</h2>
          <p className="text-muted">{pageWords.dropHint}</p>
        </>
      )}
      {/* On a phone one line has room for the two buttons; who has added a disclosure has read this. */}
      <p
        className={classNames(
          'flex items-center gap-2 text-sm font-[560] text-action-text',
          small ? 'max-sm:sr-only' : 'order-last',
        )}
      >
        <Lock className="size-4 flex-none" aria-hidden="true" />
        {pageWords.stays}
      </p>
      {/* The button opens it: one control for everybody, however they reach it. */}
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf,image/jpeg,image/png"
        multiple
        hidden
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div className={classNames('flex flex-wrap items-center gap-2', !small && 'flex-col')}>
        <Button
          variant={small ? 'ghost' : 'primary'}
          size={small ? 'md' : 'lg'}
          icon={<Upload className="size-4" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {small ? pageWords.another : pageWords.choose}
        </Button>
        <Button variant="quiet" icon={<Keyboard className="size-4" aria-hidden="true" />} onClick={onType}>
          {small ? pageWords.typeAnother : pageWords.type}
        </Button>
      </div>
    </section>
  )
}
