import { Check, CircleAlert, CircleCheck, Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useReadOnly } from '#web/ui/read-only.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { figureWords } from '../disclosure-words.ts'
import { figureName } from '../field-words.ts'
import { type FigureValue, unitAt, valueAt } from '../figure-path.ts'
import { figureText, readFigure } from '../figure-text.ts'
import { typingWords } from '../typing-words.ts'
import { Crop } from './crop.tsx'
import type { DisclosureSource } from './read-disclosure.ts'

export interface FigureRowProps {
  /** Of the disclosure, so that other parts of the page can lead to the row. */
  id?: string
  disclosure: Disclosure
  path: FieldPath
  unsure: boolean
  /** Nobody read it: the buyer typed it. */
  typed?: boolean
  source: DisclosureSource | undefined
  onConfirm(path: FieldPath): void
  onCorrect(path: FieldPath, value: FigureValue): void
}

export function figureRowId(disclosure: string, path: FieldPath): string {
  return `figure-${disclosure}-${path}`
}

interface OpenRowProps extends FigureRowProps {
  /** It begins with the field in which it is changed. */
  isOpen?: boolean
  /** Called when the field is left. */
  onClose?(): void
}

/** A figure beside the place it was read from. One tap confirms what is not sure; a tap on the figure changes it. */
export function FigureRow(props: OpenRowProps) {
  const { id, disclosure, path, unsure, typed, source, isOpen = false, onClose, onConfirm, onCorrect } = props
  const [state, setState] = useState<'shut' | 'open' | 'shut again'>(isOpen ? 'open' : 'shut')
  const isReadOnly = useReadOnly()
  const name = figureName(disclosure, path)
  const text = figureText(valueAt(disclosure, path), unitAt(path))
  const wasRead = source ? figureText(valueAt(source.read, path), unitAt(path)) : text
  const crop = source?.crops[path]
  const picture = crop && source?.pictures.of(crop.figure.page)
  const edit = () => setState('open')
  const close = () => {
    setState('shut again')
    onClose?.()
  }
  return (
    <li
      id={id === undefined ? undefined : figureRowId(id, path)}
      className={classNames(
        'grid gap-x-5 gap-y-2 border-t border-line py-4 first:border-t-0',
        picture && 'sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)] sm:items-start',
      )}
    >
      {picture && crop && <Crop picture={picture} crop={crop} sure={!unsure} name={name} />}
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm text-muted">{name}</p>
            {text && !unsure && state !== 'open' && !isReadOnly ? (
              <button
                type="button"
                ref={state === 'shut again' ? focused : undefined}
                className="relative flex cursor-pointer items-center gap-2 text-left after:absolute after:-inset-x-2 after:-inset-y-2"
                onClick={edit}
              >
                <span className={FIGURE}>{text}</span>
                <Pencil className="no-print size-3.5 flex-none text-muted" aria-hidden="true" />
                <span className="sr-only">
                  {figureWords.change} ({name})
                </span>
              </button>
            ) : (
              <p className={text ? FIGURE : 'text-sm text-muted'}>
                {text ?? (unsure && !typed ? figureWords.unread : figureWords.empty)}
              </p>
            )}
            {wasRead !== text && <p className="text-sm text-muted">{figureWords.wasRead(wasRead)}</p>}
          </div>
          <FigureMark unsure={unsure} typed={typed || wasRead !== text} />
        </div>
        {(unsure || !text) && state !== 'open' && (
          <div className="no-print mt-2 flex flex-wrap gap-2">
            {unsure && text && (
              <Button
                variant="ghost"
                size="sm"
                icon={<Check className="size-4" aria-hidden="true" />}
                onClick={() => onConfirm(path)}
              >
                {figureWords.yes(text.length > 24 ? `${text.slice(0, 24)}…` : text)}
              </Button>
            )}
            <Button variant="quiet" size="sm" ref={state === 'shut again' ? focused : undefined} onClick={edit}>
              {text ? figureWords.change : figureWords.enter}
              <span className="sr-only">({name})</span>
            </Button>
            {unsure && !text && !typed && (
              <Button variant="quiet" size="sm" onClick={() => onCorrect(path, nothingAt(path))}>
                {figureWords.none}
              </Button>
            )}
          </div>
        )}
        {state === 'open' && (
          <Correction
            name={name}
            start={text ?? ''}
            parse={typed => readFigure(typed, unitAt(path))}
            onCancel={close}
            onSave={value => {
              close()
              onCorrect(path, value)
            }}
          />
        )}
      </div>
    </li>
  )
}

/** Whoever leaves the field goes on where they were. */
export function focused(button: HTMLButtonElement | null): void {
  button?.focus()
}

const FIGURE = 'serif num text-xl break-words whitespace-pre-line'

/** What a blank on the disclosure means: an amount of nothing, or no words. */
function nothingAt(path: FieldPath): FigureValue {
  return unitAt(path) === 'cents' ? 0 : null
}

interface FigureMarkProps extends Pick<FigureRowProps, 'unsure' | 'typed'> {
  /** In a list of many its word is only for those who hear it. */
  isShort?: boolean
}

export function FigureMark({ unsure, typed, isShort }: FigureMarkProps) {
  const said = isShort ? 'sr-only' : undefined
  if (typed && !unsure)
    return isShort ? null : <span className="flex-none text-sm text-muted">{typingWords.byYou}</span>
  return unsure ? (
    <span className="flex flex-none items-center gap-1.5 text-sm font-[560] text-attention-text">
      <CircleAlert className="size-4" aria-hidden="true" />
      <span className={said}>{figureWords.check}</span>
    </span>
  ) : (
    <span className="flex flex-none items-center gap-1.5 text-sm font-[560] text-action-text">
      <CircleCheck className="size-4" aria-hidden="true" />
      <span className={said}>{figureWords.sure}</span>
    </span>
  )
}

function Correction(props: {
  name: string
  start: string
  parse(text: string): FigureValue | undefined
  onSave(value: FigureValue): void
  onCancel(): void
}) {
  const [text, setText] = useState(props.start)
  const [isBad, setBad] = useState(false)
  const errorId = useId()
  function save(event: FormEvent) {
    event.preventDefault()
    const value = props.parse(text)
    if (value === undefined) setBad(true)
    else props.onSave(value)
  }
  return (
    <form className="mt-2 flex flex-wrap items-start gap-2" onSubmit={save}>
      <div className="min-w-40 flex-1">
        <TextInput
          aria-label={props.name}
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? errorId : undefined}
          value={text}
          autoFocus
          onChange={event => {
            setText(event.target.value)
            setBad(false)
          }}
        />
        {isBad && (
          <p id={errorId} role="alert" className="mt-1 text-xs font-[560] text-danger-text">
            {figureWords.bad}
          </p>
        )}
      </div>
      <Button type="submit">{figureWords.save}</Button>
      <Button variant="quiet" onClick={props.onCancel}>
        {figureWords.cancel}
      </Button>
    </form>
  )
}
