import { CircleAlert, FileText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { readerWords } from '#web/ui/words.ts'
import { pdfProblemWords, unknownWords } from '../reading-words.ts'
import { pageWords } from '../words.ts'
import { type DisclosureFile, type DisclosureFiles, PICTURES } from './use-disclosure-files.ts'

const sentences: Record<string, string> = { ...unknownWords, ...pdfProblemWords }

function endWords(state: Exclude<DisclosureFile['state'], { kind: 'reading' }>): string | undefined {
  if (state.kind === 'problem') return sentences[state.problem]
  if (state.kind === 'stopped') return state.read > 0 ? pageWords.stoppedAfter(state.read, state.of) : pageWords.stopped
  if (state.kind === 'not-saved') return pageWords.notSaved
  return state.isOffline ? readerWords.needsNetwork : pageWords.failed
}

/** A file that is being read, or one sentence about why it was not, with the way out. */
export function FileStatus({
  file,
  disclosures,
  onType,
}: {
  file: DisclosureFile
  disclosures: DisclosureFiles
  onType(): void
}) {
  const { key, name, state } = file
  if (state.kind === 'reading') {
    const isPicture = state.percent !== undefined
    const sentence = (isPicture ? pageWords.readingPicture : pageWords.reading)(state.page, state.of)
    const percent = Math.round(state.percent ?? 0)
    const inWords = isPicture && state.of > 0 ? pageWords.pictureProgress(state.page, state.of, percent) : sentence
    return (
      <Card>
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2">
            <FileText className="size-5 flex-none text-muted" aria-hidden="true" />
            <span className="truncate">{name}</span>
          </p>
          <Button variant="ghost" size="sm" aria-label={pageWords.stopFile(name)} onClick={() => disclosures.stop(key)}>
            {pageWords.stop}
          </Button>
        </div>
        <p className="mt-2 text-sm text-muted" role="status">
          {sentence}
        </p>
        <Progress
          label={name}
          hideLabel
          value={isPicture ? Math.max(0, state.page - 1) + (state.percent ?? 0) / 100 : state.page}
          max={Math.max(1, state.of)}
          valueText={inWords}
          className="mt-2"
        />
      </Card>
    )
  }
  const locked = state.kind === 'problem' && (state.problem === 'password-needed' || state.problem === 'password-wrong')
  const isPicture = state.kind === 'problem' && PICTURES.includes(state.problem)
  return (
    <Banner
      tone="attention"
      announced
      icon={<CircleAlert className="size-5" />}
      title={name}
      onDismiss={() => disclosures.dismiss(key)}
      actions={
        <>
          {state.kind !== 'problem' && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                state.kind === 'failed' && state.asPicture ? disclosures.readPicture(key) : disclosures.retry(key, '')
              }
            >
              {state.kind === 'stopped' ? pageWords.readAgain : pageWords.tryAgain}
            </Button>
          )}
          {isPicture && (
            <Button size="sm" onClick={() => disclosures.readPicture(key)}>
              {pageWords.readPicture}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onType}>
            {pageWords.type}
          </Button>
        </>
      }
    >
      <p>{endWords(state)}</p>
      {isPicture && <p className="mt-1 text-muted">{pageWords.readPictureWhy}</p>}
      {locked && (
        <PasswordForm
          again={state.problem === 'password-wrong'}
          onPassword={password => disclosures.retry(key, password)}
        />
      )}
    </Banner>
  )
}

/** After a wrong password, whoever typed it goes on typing. */
function PasswordForm({ again, onPassword }: { again: boolean; onPassword(password: string): void }) {
  const [password, setPassword] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form className="mt-3 flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field label={pageWords.password} className="min-w-48 flex-1">
        <PasswordInput
          autoComplete="off"
          autoFocus={again}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit">{pageWords.open}</Button>
    </form>
  )
}
