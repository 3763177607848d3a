import { Send } from 'lucide-react'
import { messageFormWords } from '#features/realtor/page-words.ts'
import { useClaim } from '#web/claims-context.ts'
import { type MessageKind, useMessageForm } from '#web/remote/use-message-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClaimTag } from '#web/ui/claim-tag.tsx'
import { EmailInput, PhoneInput } from '#web/ui/contact-inputs.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { BUDGET_RANGES, CONTACT_METHODS, LONGEST_MESSAGE, RealtorMessage } from '../model.ts'
import { budgetLabels, contactLabels, realtorPromises, realtorToasts, sentToast } from '../words.ts'

const blank = {
  name: '',
  email: '',
  phone: '',
  message: '',
  preferredContact: 'email' as NonNullable<RealtorMessage['preferredContact']>,
  propertyLocation: '',
  budgetRange: '',
}

const message: Omit<MessageKind<typeof blank>, 'toasts'> = {
  path: '/api/functions/send-realtor-message',
  schema: RealtorMessage,
  blank,
  sent: form => ({ ...form, budgetRange: form.budgetRange || null }),
  isIncomplete: form => [form.name, form.email, form.message].some(text => text.trim() === ''),
}

export function MessageForm() {
  const desk = useClaim('realtor-desk')
  const toasts = { ...realtorToasts, sent: sentToast(desk) }
  const { form, problems, failure, busy, submit, change } = useMessageForm({ ...message, toasts })
  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={messageFormWords.name} required error={problems.name}>
            <TextInput autoComplete="name" value={form.name} onChange={e => change({ name: e.target.value })} />
          </Field>
          <Field label={messageFormWords.email} required error={problems.email}>
            <EmailInput value={form.email} onChange={e => change({ email: e.target.value })} />
          </Field>
          <Field label={messageFormWords.phone} optional error={problems.phone}>
            <PhoneInput value={form.phone} onChange={e => change({ phone: e.target.value })} />
          </Field>
          <Field label={messageFormWords.whereLooking} optional error={problems.propertyLocation}>
            <TextInput value={form.propertyLocation} onChange={e => change({ propertyLocation: e.target.value })} />
          </Field>
        </div>
        <RadioGroup
          label={messageFormWords.reachLabel}
          inline
          options={CONTACT_METHODS.map(value => ({ value, label: contactLabels[value] }))}
          value={form.preferredContact}
          onValueChange={preferredContact => change({ preferredContact })}
          error={problems.preferredContact}
        />
        {form.preferredContact === 'text' && <p className="text-sm text-muted">{messageFormWords.textConsent}</p>}
        <Field label={messageFormWords.budget} optional error={problems.budgetRange}>
          <Select
            placeholder={messageFormWords.chooseRange}
            options={BUDGET_RANGES.map(value => ({ value, label: budgetLabels[value] }))}
            value={form.budgetRange}
            onChange={e => change({ budgetRange: e.target.value })}
          />
        </Field>
        <Field label={messageFormWords.message} required error={problems.message}>
          <Textarea
            rows={6}
            maxLength={LONGEST_MESSAGE}
            value={form.message}
            onChange={e => change({ message: e.target.value })}
          />
        </Field>
        {/* What this copy promises, the browser reads off the page: it is not in what was prerendered. */}
        <div className="min-h-12 text-sm text-muted">
          {desk !== 'off' && <ClaimTag state={desk} className="mr-2" />}
          {desk === 'off' ? realtorPromises.off : realtorPromises.on}
        </div>
        <FormProblem>{failure}</FormProblem>
        <Button
          type="submit"
          loading={busy}
          loadingLabel={messageFormWords.sending}
          icon={<Send className="size-4" aria-hidden="true" />}
          className="justify-self-start"
        >
          {messageFormWords.sendMessage}
        </Button>
      </form>
    </Card>
  )
}
