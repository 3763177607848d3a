import { Check, ChevronDown, CircleAlert, CircleDashed, Info, Phone } from 'lucide-react'
import { useState } from 'react'
import type { SpanishLine } from '#domain/disclosures/spanish/spanish-line.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Point } from '../disclosure-points.ts'
import { type Meaning, meaningOf } from '../meaning-words.ts'
import { spanishPageWords as words } from '../spanish-words.ts'
import { CALL_ID } from './call-card.tsx'

export interface SpanishPageProps {
  page: number
  pages: number
  lines: readonly SpanishLine[]
  points: readonly Point[]
  unsure: ReadonlySet<string>
  /** All pages are, to be printed. */
  isOpen: boolean
}

/** One page of the Spanish form. The first is open; the others are rendered when somebody opens them, or prints. */
export function SpanishPage({ page, pages, lines, points, unsure, isOpen }: SpanishPageProps) {
  const [opened, setOpened] = useState(false)
  const cards = cardsOf(lines).map((card, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a page never move.
    <LineCard key={at} lines={card} points={points} unsure={unsure} />
  ))
  if (page === 1) return cards
  return (
    <details
      open={isOpen || opened}
      onToggle={event => setOpened(event.currentTarget.open)}
      className="group min-w-0 rounded-lg border border-line bg-sunk"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-5 py-3 sm:px-6">
        <span>
          <span className="block font-[560]">{words.page(page, pages)}</span>
          <span className="text-sm text-muted">{namesOf(lines)}</span>
        </span>
        <ChevronDown className="size-5 flex-none text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      {(isOpen || opened) && <div className="grid gap-6 p-3 sm:p-4">{cards}</div>}
    </details>
  )
}

function namesOf(lines: readonly SpanishLine[]): string {
  const names = lines.filter(({ role, level }) => role === 'heading' && level === 1).map(({ es }) => es)
  return [...new Set(names)].join(' · ')
}

/** The bars of the form begin a card each. */
function cardsOf(lines: readonly SpanishLine[]): SpanishLine[][] {
  const cards: SpanishLine[][] = []
  for (const line of lines) {
    const isFirst = line.role === 'title' || (line.role === 'heading' && line.level === 1)
    if (isFirst || cards.length === 0) cards.push([line])
    else cards.at(-1)?.push(line)
  }
  return cards
}

function LineCard({ lines, points, unsure }: Pick<SpanishPageProps, 'points' | 'unsure'> & { lines: SpanishLine[] }) {
  const [head, ...rest] = lines
  // The title of a form whose first bar follows at once stands above all pages already.
  if (!head || rest.length === 0) return null
  const isOfficial = lines.every(({ official }) => official)
  return (
    <Card
      title={head.es}
      level={3}
      description={<span lang="en">{head.en}</span>}
      actions={isOfficial && <Mark whose="official" />}
    >
      <ul>
        {rest.map((line, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may stand twice, and lines never move.
            key={at}
            line={line}
            isMarked={!isOfficial}
            point={points.find(({ paths }) => line.path !== undefined && paths.includes(line.path))}
            isUnsure={line.path !== undefined && unsure.has(line.path)}
          />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  line: SpanishLine
  /** Lines of others are among these, so each says whose it is. */
  isMarked: boolean
  point: Point | undefined
  isUnsure: boolean
}

function Row({ line, isMarked, point, isUnsure }: RowProps) {
  if (line.role === 'heading') {
    return (
      <li className="border-t border-line pt-4 pb-1 first:border-t-0 first:pt-0">
        <h4 className="font-[560]">{line.es}</h4>
        <p lang="en" className="text-xs text-muted">
          {line.en}
        </p>
      </li>
    )
  }
  const meaning = meaningOf(line)
  const whose = line.official ? null : line.en === line.es ? 'english' : 'ours'
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-2">
      <English line={line} tone={point?.tone} />
      <div className="min-w-0">
        {meaning ? <WithMeaning line={line} meaning={meaning} point={point} /> : <Spanish line={line} />}
        {line.column && <p className="text-xs text-muted">{line.column.es}</p>}
        {isMarked && whose && <Mark whose={whose} />}
        {isUnsure && (
          <p className="mt-1 flex items-start gap-1.5 text-sm text-attention-text">
            <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            {words.check}
          </p>
        )}
        {!meaning && point && <ToCall />}
      </div>
    </li>
  )
}

/** The Spanish line; words of the lender's own, which nobody translated, are read in English. */
function Spanish({ line }: { line: SpanishLine }) {
  const isEnglish = !line.official && line.en === line.es
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
      <span
        className={classNames('min-w-0 flex-[1_1_7rem]', line.role !== 'sentence' && 'font-[560]')}
        lang={isEnglish ? 'en' : undefined}
      >
        {line.es}
      </span>
      {line.value !== null && <span className="num ml-auto min-w-0 text-right font-[560]">{line.value}</span>}
    </span>
  )
}

/** The English line as it is printed: paper stays white. */
function English({ line, tone }: { line: SpanishLine; tone: Point['tone'] | undefined }) {
  return (
    <p
      lang="en"
      className={classNames(
        'flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 self-start rounded-sm border bg-[var(--paper-picture)] px-2.5 py-1.5 font-sans text-sm text-[var(--paper-ink)]',
        tone === undefined ? 'border-line' : 'border-2 border-[var(--frame-check)]',
      )}
    >
      <span className="min-w-0 flex-[1_1_7rem] break-words">{line.en}</span>
      {line.enValue !== null && <span className="num ml-auto min-w-0 text-right font-[560]">{line.enValue}</span>}
    </p>
  )
}

/** A tap on the line tells what it means; one meaning is open at a time. */
function WithMeaning({ line, meaning, point }: { line: SpanishLine; meaning: Meaning; point: Point | undefined }) {
  return (
    <details name="meaning" className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 rounded-sm py-1 [&::-webkit-details-marker]:hidden">
        <Spanish line={line} />
        <span className="sr-only">{words.meaning}</span>
        <ChevronDown className="no-print mt-1 size-4 flex-none text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="mt-1 grid gap-2 rounded-md bg-sunk px-3.5 py-3 text-sm">
        <p>{meaning.text}</p>
        {meaning.note && (
          <p className="flex items-start gap-2 text-attention-text">
            <Info className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            {meaning.note}
          </p>
        )}
        {point && <ToCall />}
      </div>
    </details>
  )
}

function ToCall() {
  return (
    <a
      href={`#${CALL_ID}`}
      className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-[560] text-action-text underline"
    >
      <Phone className="size-4" aria-hidden="true" />
      {words.ask}
    </a>
  )
}

const MARKS = {
  official: { Icon: Check, text: words.official, look: 'text-action-text' },
  ours: { Icon: CircleDashed, text: words.ours, look: 'text-muted' },
  english: { Icon: CircleDashed, text: words.onlyEnglish, look: 'text-muted' },
} as const

function Mark({ whose }: { whose: keyof typeof MARKS }) {
  const { Icon, text, look } = MARKS[whose]
  return (
    <span className={`inline-flex items-center gap-1 text-xs font-[560] ${look}`}>
      <Icon className="size-3.5" aria-hidden="true" />
      {text}
    </span>
  )
}

export function Whose({ whose }: { whose: keyof typeof MARKS }) {
  return (
    <dt>
      <Mark whose={whose} />
    </dt>
  )
}
