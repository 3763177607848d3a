import { Send } from 'lucide-react'
import { feedbackPageWords } from '#features/feedback/page-words.ts'
import { type MessageKind, useMessageForm } from '#web/remote/use-message-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailInput } from '#web/ui/contact-inputs.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES, FeedbackForm, LONGEST_DESCRIPTION, LONGEST_TITLE } from '../model.ts'
import { feedbackPriorityLabels, feedbackToasts, feedbackTypeLabels } from '../words.ts'

const blank: FeedbackForm = { type: 'suggestion', priority: 'medium', title: '', description: '', email: '' }

const message: MessageKind<FeedbackForm> = {
  path: '/api/functions/send-feedback',
  schema: FeedbackForm,
  blank,
  sent: form => ({ ...form, timestamp: new Date().toISOString() }),
  isIncomplete: form => form.title.trim() === '' || form.description.trim() === '',
  toasts: feedbackToasts,
}

export function FeedbackPage() {
  const { form, problems, failure, busy, submit, change } = useMessageForm(message)
  return (
    <>
      <PageHeader title={feedbackPageWords.voiceMatters} description={feedbackPageWords.pageHint} />
      <Card className="max-w-2xl">
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <Field label={feedbackPageWords.whatAbout} error={problems.type}>
            <Select
              options={FEEDBACK_TYPES.map(value => ({ value, label: feedbackTypeLabels[value] }))}
              value={form.type}
              onChange={event => change({ type: event.target.value as FeedbackForm['type'] })}
            />
          </Field>
          <RadioGroup
            label={feedbackPageWords.priority}
            inline
            options={FEEDBACK_PRIORITIES.map(value => ({ value, label: feedbackPriorityLabels[value] }))}
            value={form.priority}
            onValueChange={priority => change({ priority })}
            error={problems.priority}
          />
          <Field label={feedbackPageWords.title} required error={problems.title}>
            <TextInput
              maxLength={LONGEST_TITLE}
              value={form.title}
              onChange={event => change({ title: event.target.value })}
            />
          </Field>
          <Field label={feedbackPageWords.description} required error={problems.description}>
            <Textarea
              rows={6}
              maxLength={LONGEST_DESCRIPTION}
              value={form.description}
              onChange={event => change({ description: event.target.value })}
            />
          </Field>
          <Field
            label={feedbackPageWords.email}
            optional
            hint={feedbackPageWords.onlyIfWouldLike}
            error={problems.email}
          >
            <EmailInput value={form.email ?? ''} onChange={event => change({ email: event.target.value })} />
          </Field>
          <FormProblem>{failure}</FormProblem>
          <Button
            type="submit"
            loading={busy}
            loadingLabel={feedbackPageWords.sending}
            icon={<Send className="size-4" aria-hidden="true" />}
            className="justify-self-start"
          >
            {feedbackPageWords.submitFeedback}
          </Button>
        </form>
      </Card>
    </>
  )
}
