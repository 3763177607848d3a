import { type ReactNode, useState } from 'react'
import { demonstrationsWords } from '#features/account/page-words.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { demonstrations, settingsToasts } from '../../settings-words.ts'

const CODE_LENGTH = 6

/** Two dialogs to try out, folded at the foot: nobody should take them for protection. */
export function Demonstrations() {
  const content = (
    <div className="grid gap-5 sm:grid-cols-2">
      <TwoFactorDemo />
      <PrivacyDemo />
    </div>
  )
  return <Accordion className="mt-8" items={[{ title: demonstrationsWords.tryIt, content }]} />
}

function TwoFactorDemo() {
  const [code, setCode] = useState('')
  return (
    <Demonstration words={demonstrations.twoFactor} thanks={settingsToasts.twoFactor} onConfirm={() => setCode('')}>
      <Field label={demonstrationsWords.verificationCode} hint={demonstrationsWords.digitsCODELENGTH(CODE_LENGTH)}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
      </Field>
    </Demonstration>
  )
}

function PrivacyDemo() {
  const words = demonstrations.privacy
  return (
    <Demonstration words={words} thanks={settingsToasts.privacy}>
      <div className="grid gap-2">
        {words.choices.map(choice => (
          <Switch key={choice} label={choice} />
        ))}
      </div>
    </Demonstration>
  )
}

interface DemonstrationProps {
  words: Record<'title' | 'detail' | 'confirm', string>
  thanks: ToastMessage
  onConfirm?(): void
  children: ReactNode
}

/** A dialog to try out: it says that it changes nothing. */
function Demonstration({ words, thanks, onConfirm, children }: DemonstrationProps) {
  const [open, setOpen] = useState(false)

  function confirm() {
    toast(thanks)
    setOpen(false)
    onConfirm?.()
  }

  return (
    <div>
      <h3 className="text-lg text-ink">{words.title}</h3>
      <p className="mt-1 mb-3 text-sm">{words.detail}</p>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${demonstrationsWords.tryIt}: ${words.title}`}
        onClick={() => setOpen(true)}
      >
        {demonstrationsWords.tryIt}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.detail}
        actions={<Button onClick={confirm}>{words.confirm}</Button>}
      >
        {children}
      </Dialog>
    </div>
  )
}
