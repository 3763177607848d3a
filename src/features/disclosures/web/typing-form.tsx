import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkTypedDisclosure } from '#domain/disclosures/checks.ts'
import { borrowerPaid, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { DISCLOSURE_KINDS } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import type { VersionDifference } from '#resources/differences.ts'
import type { FieldError } from '#resources/problem.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { disclosuresResource } from '../actions.ts'
import { figureWords } from '../disclosure-words.ts'
import { unitAt, valueAt, withValue } from '../figure-path.ts'
import { dollars, figureText } from '../figure-text.ts'
import { type DisclosuresState, disclosureOf, figuresOf, type SavedDisclosure } from '../model.ts'
import {
  blankTyping,
  TYPING_GROUPS,
  type TypingGroup,
  typedAs,
  typedDisclosure,
  typedFields,
  typedProblems,
  typingForm,
} from '../typing.ts'
import { typingGroupWords, typingWords as words } from '../typing-words.ts'
import { kindWords } from '../words.ts'
import { SumsCard } from './sums-card.tsx'
import { TypingField, typingName } from './typing-field.tsx'
import { TypingLines } from './typing-lines.tsx'

interface TypingFormProps {
  /** A typed disclosure that is to be changed; without it a new one. */
  saved?: SavedDisclosure
  onSaved(id: string): void
  onCancel(): void
}

const NEEDED_GROUPS = ['top', 'terms', 'costs'] as const satisfies readonly TypingGroup[]
const MORE_GROUPS = ['more-top', 'more-costs', 'comparisons'] as const satisfies readonly TypingGroup[]

/** A disclosure without a file: the form's figures as somebody types them off, with the disclosure's own sums beside them. */
export function TypingForm({ saved, onSaved, onCancel }: TypingFormProps) {
  const [newId] = useState(() => crypto.randomUUID())
  const id = saved?.id ?? newId
  const draft = useDraft(disclosuresResource, 'keep', {
    start: { paper: blankTyping('loan-estimate') },
    id,
    heldAs: saved ? undefined : 'new',
    read: view => {
      const saved = (view as DisclosuresState).papers.find(disclosure => disclosure.id === id)
      return saved ? { paper: typingForm(disclosureOf(saved.figures)) } : null
    },
    input({ paper: typed }) {
      const disclosure = typedDisclosure(typed)
      return {
        id,
        figures: figuresOf(disclosure),
        unsure: doubtful(disclosure),
        typed: true as const,
        offer_id: saved?.offer_id,
      }
    },
    saved: { title: words.saved },
  })
  const form = draft.typed.paper
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  // It opens below what led to it; on a phone nobody would see that it is there.
  useEffect(() => element.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const checks = checkTypedDisclosure(typedDisclosure(form))
  const left = typedProblems(form).length
  const errorAt = (path: string) => errors.find(each => each.path === path)?.message

  function change(next: Disclosure) {
    draft.change({ paper: next })
    setProblem(null)
    // A complaint goes when its figure is there; no new one comes while somebody types.
    const open = new Set(typedProblems(next).map(({ path }) => path))
    setErrors(before => before.filter(({ path }) => open.has(path)))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = typedProblems(form)
    setErrors(missing)
    if (missing.length > 0) {
      setProblem(words.missing(missing.length))
      // After the fields have said what is wrong with them.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const outcome = await draft.save()
    if (outcome?.ok) return onSaved(id)
    if (!outcome || outcome.problem.status === 412) return
    setErrors(outcome.problem.errors ?? [])
    setProblem(outcome.problem.detail)
  }

  const field = (path: FieldPath) => (
    <TypingField
      key={path}
      form={form}
      path={path}
      error={errorAt(path)}
      onChange={(at, value) => change(withValue(form, at, value))}
    />
  )

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-[5fr_3fr]">
      <Card title={saved ? words.titleAgain : words.title} description={words.description}>
        <div className="grid gap-6">
          <RadioGroup
            label={words.kind}
            inline
            options={DISCLOSURE_KINDS.map(value => ({ value, label: kindWords[value] }))}
            value={form.kind}
            onValueChange={kind => change(typedAs(kind, form))}
          />
          {NEEDED_GROUPS.map(group => (
            <fieldset key={group} className="min-w-0">
              <legend className="serif mb-3 text-lg">{typingGroupWords[group]}</legend>
              <div className="grid items-start gap-4 sm:grid-cols-2">{typedFields(form.kind, group).map(field)}</div>
            </fieldset>
          ))}
        </div>
        <Accordion
          className="mt-6"
          items={[
            ...MORE_GROUPS.map(group => ({
              title: typingGroupWords[group],
              content: (
                <div className="grid items-start gap-4 text-ink sm:grid-cols-2">
                  {typedFields(form.kind, group).map(field)}
                </div>
              ),
            })),
            {
              title: words.lines,
              content: <TypingLines form={form} errorAt={errorAt} onChange={lines => change({ ...form, lines })} />,
            },
          ]}
        />
        <div className="mt-6 grid gap-3">
          {problem && <Banner tone="danger" announced title={problem} />}
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" size="lg" loading={draft.saving}>
              {saved ? words.save : words.keep}
            </Button>
            <Button
              variant="quiet"
              size="lg"
              onClick={() => {
                draft.discard()
                onCancel()
              }}
            >
              {words.cancel}
            </Button>
            <p className="num text-sm text-muted" role="status">
              {problem === null && words.left(left)}
            </p>
          </div>
        </div>
      </Card>
      {checks.length > 0 ? <SumsCard checks={checks} /> : <Banner tone="neutral" title={words.checks} />}
      <DraftQuestion
        draft={draft}
        differences={(here, saved) => differences(typedDisclosure(here.paper), typedDisclosure(saved.paper))}
      />
    </form>
  )
}

/** Where the form and what another tab saved are not the same. */
function differences(here: Disclosure, saved: Disclosure): VersionDifference[] {
  const text = (disclosure: Disclosure, path: FieldPath) =>
    figureText(valueAt(disclosure, path), unitAt(path)) ?? figureWords.empty
  const fields = TYPING_GROUPS.flatMap(group => typedFields(here.kind, group))
    .map(path => ({ label: typingName(here, path), here: text(here, path), saved: text(saved, path) }))
    .filter(row => row.here !== row.saved)
  const lines = (disclosure: Disclosure) =>
    disclosure.lines.map(line => `${line.section} ${line.label} ${dollars(borrowerPaid(line) ?? 0)}`).join(', ')
  const [ours, theirs] = [lines(here), lines(saved)]
  return ours === theirs
    ? fields
    : [...fields, { label: words.lines, here: ours || figureWords.empty, saved: theirs || figureWords.empty }]
}

/** Filled figures whose sums do not agree: typed wrongly, or to be asked about. */
function doubtful(disclosure: Disclosure): FieldPath[] {
  const doubted = checkTypedDisclosure(disclosure).flatMap(({ ok, fields }) => (ok ? [] : fields))
  return [...new Set(doubted)].filter(path => valueAt(disclosure, path) !== null)
}
