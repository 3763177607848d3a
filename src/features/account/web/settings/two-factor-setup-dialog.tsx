import { type FormEvent, useEffect, useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { signInProblems } from '../../sign-in-problem-words.ts'
import { twoFactorSetupWords as words } from '../../two-factor-words.ts'

/** The secret, as people type it and as the QR code says it. */
export interface Setup {
  key: string
  uri: string
}

interface Props {
  setup: Setup
  onClose(): void
  onConfirmed(codes: string[]): void
}

/** Nothing counts before the app has shown a first code. */
export function TwoFactorSetupDialog({ setup, onClose, onConfirmed }: Props) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return setProblem(signInProblems['code-missing'])
    setBusy(true)
    const outcome = await callApi<{ recovery_codes: string[] }>('/api/auth/two-factor/confirm', { code })
    setBusy(false)
    if (outcome.ok) onConfirmed(outcome.value.recovery_codes)
    else setProblem(outcome.problem.detail)
  }

  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      confirm={words.confirm}
      busy={busy}
      cancel={words.cancel}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className="text-sm">{words.scan}</p>
      <QrCode text={setup.uri} />
      <p className="text-sm">{words.manual}</p>
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded bg-hover px-2 py-1.5 text-sm">{grouped(setup.key)}</code>
        <Button variant="ghost" size="sm" onClick={() => void copyText(setup.key, words.copied)}>
          {words.copy}
        </Button>
      </div>
      <a href={setup.uri} className="inline-flex min-h-11 items-center text-sm text-action-text underline sm:hidden">
        {words.openApp}
      </a>
      <div className="mt-2">
        <Field label={words.code} hint={words.others} error={problem}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}

/** In fours, as people read it out. */
function grouped(key: string): string {
  return key.replace(/.{4}(?=.)/g, '$& ')
}

/** Dark on white in both themes, with the quiet edge that cameras look for. */
function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<boolean[][] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('uqr').then(({ encode }) => isCurrent && setModules(encode(text, { border: 4 }).data))
    return () => {
      isCurrent = false
    }
  }, [text])
  const size = modules?.length ?? 0
  const dark = modules?.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))) ?? []
  return (
    <div className="mx-auto my-3 size-44 overflow-hidden rounded-lg border border-line">
      {modules && (
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qr} shapeRendering="crispEdges">
          <rect width={size} height={size} fill="#fff" />
          <path d={dark.join('')} fill="#000" />
        </svg>
      )}
    </div>
  )
}
