import { Check, CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Paper } from '#domain/papers/paper.ts'
import type { FieldPath } from '#domain/papers/reading.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { figureName } from '../field-words.ts'
import { type FigureValue, unitAt, valueAt } from '../figure-path.ts'
import { figureText, readFigure } from '../figure-text.ts'
import { figureWords } from '../paper-words.ts'
import { typingWords } from '../typing-words.ts'
import { Crop } from './crop.tsx'
import type { PaperSource } from './read-paper.ts'

export interface FigureRowProps {
  /** Of the paper, so that other parts of the page can lead to the row. */
  id?: string
  paper: Paper
  path: FieldPath
  unsure: boolean
  /** Nobody read it: the buyer typed it. */
  typed?: boolean
  source: PaperSource | undefined
  onConfirm(path: FieldPath): void
  onCorrect(path: FieldPath, value: FigureValue): void
}

export function figureRowId(paper: string, path: FieldPath): string {
  return `figure-${paper}-${path}`
}

/** A figure beside the place it was read from; one tap confirms or corrects it. */
export function FigureRow({ id, paper, path, unsure, typed, source, onConfirm, onCorrect }: FigureRowProps) {
  const [editing, setEditing] = useState(false)
  const name = figureName(paper, path)
  const text = figureText(valueAt(paper, path), unitAt(path))
  const wasRead = source ? figureText(valueAt(source.read, path), unitAt(path)) : text
  const place = source?.readings[path]?.place
  const picture = place ? source?.pictures.of(place.page) : undefined
  return (
    <li
      id={id === undefined ? undefined : figureRowId(id, path)}
      className={classNames(
        'grid gap-x-5 gap-y-2 border-t border-line py-4 first:border-t-0',
        picture && 'sm:grid-cols-[17.5rem_1fr]',
      )}
    >
      {picture && place && <Crop picture={picture} place={place} sure={!unsure} name={name} />}
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm text-muted">{name}</p>
            <p className={text ? 'serif num text-xl break-words whitespace-pre-line' : 'text-sm text-muted'}>
              {text ?? (unsure && !typed ? figureWords.unread : figureWords.empty)}
            </p>
            {wasRead !== text && <p className="text-sm text-muted">{figureWords.wasRead(wasRead)}</p>}
          </div>
          <Verdict unsure={unsure} typed={typed || wasRead !== text} />
        </div>
        {unsure && !editing && (
          <div className="mt-2">
            <p className="text-sm text-muted">
              {typed ? figureWords.askTyped : text ? figureWords.ask : figureWords.askUnread}
            </p>
            <div className="no-print mt-2 flex flex-wrap gap-2">
              {text && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Check className="size-4" aria-hidden="true" />}
                  onClick={() => onConfirm(path)}
                >
                  {figureWords.yes(text.length > 24 ? `${text.slice(0, 24)}…` : text)}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
                {text ? figureWords.change : figureWords.enter}
              </Button>
              {!text && !typed && (
                <Button variant="quiet" size="sm" onClick={() => onCorrect(path, nothingAt(path))}>
                  {figureWords.none}
                </Button>
              )}
            </div>
          </div>
        )}
        {!unsure && !editing && (
          <Button variant="quiet" size="sm" className="no-print -ml-3.5" onClick={() => setEditing(true)}>
            {figureWords.change}
            <span className="sr-only">({name})</span>
          </Button>
        )}
        {editing && (
          <Correction
            name={name}
            start={text ?? ''}
            parse={typed => readFigure(typed, unitAt(path))}
            onCancel={() => setEditing(false)}
            onSave={value => {
              setEditing(false)
              onCorrect(path, value)
            }}
          />
        )}
      </div>
    </li>
  )
}

/** What a blank on the paper means: an amount of nothing, or no words. */
function nothingAt(path: FieldPath): FigureValue {
  return unitAt(path) === 'cents' ? 0 : null
}

function Verdict({ unsure, typed }: Pick<FigureRowProps, 'unsure' | 'typed'>) {
  if (typed && !unsure) return <span className="flex-none text-sm text-muted">{typingWords.byYou}</span>
  return unsure ? (
    <span className="flex flex-none items-center gap-1.5 text-sm font-[560] text-attention-text">
      <CircleAlert className="size-4" aria-hidden="true" />
      {figureWords.check}
    </span>
  ) : (
    <span className="flex flex-none items-center gap-1.5 text-sm font-[560] text-action-text">
      <CircleCheck className="size-4" aria-hidden="true" />
      {figureWords.sure}
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
