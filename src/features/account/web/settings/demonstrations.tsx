import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { demonstrations, settingsToasts } from '../../settings-words.ts'

const CODE_LENGTH = 6

export function TwoFactorDemo() {
  const words = demonstrations.twoFactor
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')

  function confirm() {
    toast(settingsToasts.twoFactor)
    setOpen(false)
    setCode('')
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.detail}
        actions={<Button onClick={confirm}>{words.confirm}</Button>}
      >
        <Field label="Verification code" hint={`${CODE_LENGTH} digits`}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
      </Dialog>
    </>
  )
}

export function PrivacyDemo() {
  const words = demonstrations.privacy
  const [open, setOpen] = useState(false)

  function confirm() {
    toast(settingsToasts.privacy)
    setOpen(false)
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.detail}
        actions={<Button onClick={confirm}>{words.confirm}</Button>}
      >
        <div className="grid gap-2">
          {words.choices.map(choice => (
            <Switch key={choice} label={choice} />
          ))}
        </div>
      </Dialog>
    </>
  )
}
