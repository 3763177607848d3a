import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { searchGuide } from '#features/guide/web/site/search.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type FindKind, findKinds, findWords } from './find-words.ts'
import { type Findable, useFindable } from './use-findable.ts'
import { useUnavailablePages } from './use-menu.ts'

const KINDS = Object.keys(findKinds) as FindKind[]
const MOST_OF_A_KIND = 4

/** By kind, each with its best few: a word that the guide has often must not push the pages out. */
export function answersTo(everything: readonly Findable[], question: string) {
  return KINDS.map(kind => ({
    kind,
    answers: searchGuide(
      everything.filter(one => one.kind === kind),
      question,
    ).slice(0, MOST_OF_A_KIND),
  })).filter(({ answers }) => answers.length > 0)
}

/** One search over pages, words and what is one's own. Enter opens the first answer, arrows go through them. */
export function Find({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onOpenChange={onClose} title={findWords.title} description={findWords.stays} size="lg">
      <FindBox onClose={onClose} />
    </Dialog>
  )
}

function FindBox({ onClose }: { onClose(): void }) {
  const everything = useFindable(useUnavailablePages())
  const [question, setQuestion] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const groups = answersTo(everything, question)
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  const first = groups[0]?.answers[0]
  const asked = question.trim()

  function openFirst() {
    if (!first) return
    onClose()
    if (first.kind === 'guide') window.location.assign(first.path)
    else navigate(first.path)
  }

  /** Up and down lead from the field through the answers and back. */
  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])]
    const at = stops.findIndex(stop => stop.matches(':focus'))
    const next = stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only lead between things that have the focus themselves.
    <div ref={box} onKeyDown={step} className="find-box">
      <search>
        <form
          onSubmit={event => {
            event.preventDefault()
            openFirst()
          }}
        >
          <div className="control control-box">
            <Search className="mr-2.5 size-5 flex-none text-muted" aria-hidden="true" />
            <input
              type="search"
              aria-label={findWords.field}
              placeholder={findWords.example}
              value={question}
              onChange={event => setQuestion(event.target.value)}
              autoComplete="off"
              enterKeyHint="go"
              // biome-ignore lint/a11y/noAutofocus: whoever opens this wants to type.
              autoFocus
            />
          </div>
        </form>
      </search>
      <p role="status" className="mt-3 text-sm text-muted">
        {asked === '' ? findWords.hint : count === 0 ? findWords.nothing(asked) : findWords.found(count)}
      </p>
      {groups.map(({ kind, answers }) => (
        <section key={kind} className="mt-4">
          <h3 className="font-sans text-sm font-[560] text-muted">{findKinds[kind]}</h3>
          <ul>
            {answers.map(answer => (
              <li key={answer.path + answer.title}>
                <Answer answer={answer} onClose={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Answer({ answer, onClose }: { answer: Findable & { excerpt: string }; onClose(): void }) {
  const content = (
    <>
      <span className="block font-[560]">{answer.title}</span>
      <span className="block text-sm text-muted">{answer.excerpt || answer.lines[0]}</span>
    </>
  )
  return answer.kind === 'guide' ? (
    <a href={answer.path} className="find-answer">
      {content}
    </a>
  ) : (
    <Link to={answer.path} onClick={onClose} className="find-answer">
      {content}
    </Link>
  )
}
