import { Link } from 'react-router'
import { listed } from '#domain/listed.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Lender, RequestMail } from '../model.ts'
import { requestDialogWords } from '../request-words.ts'

interface RequestDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  mail: RequestMail
  chosen: Lender[]
  busy: boolean
  /** With the text that was agreed to, or without sending anything. */
  onSubmit(agreed_text?: string): void
}

/** The very mail, to be read before it goes out. */
export function RequestDialog({ open, onOpenChange, mail, chosen, busy, onSubmit }: RequestDialogProps) {
  const receivers = chosen.filter(({ email }) => email !== null)
  const others = chosen.filter(({ email }) => email === null)
  const { is_confirmed, reply_to, subject, text } = mail
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={requestDialogWords.title}
      description={requestDialogWords.description}
      actions={
        <>
          <Button variant="quiet" onClick={() => onSubmit()}>
            {requestDialogWords.keepOnly}
          </Button>
          {is_confirmed ? (
            <Button onClick={() => onSubmit(text)} loading={busy} loadingLabel={requestDialogWords.sending}>
              {requestDialogWords.agree}
            </Button>
          ) : (
            <LinkButton as={Link} to="/dashboard/settings">
              {requestDialogWords.settings}
            </LinkButton>
          )}
        </>
      }
    >
      {!is_confirmed && <Banner tone="attention" className="mb-4" title={requestDialogWords.unconfirmed(reply_to)} />}
      <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{requestDialogWords.to}</dt>
        <dd className="break-words">
          {receivers.map(({ id, name, email }) => (
            <span key={id} className="block">{`${name} <${email}>`}</span>
          ))}
        </dd>
        <dt className="text-muted">{requestDialogWords.replyTo}</dt>
        <dd className="break-words">{reply_to}</dd>
        <dt className="text-muted">{requestDialogWords.subject}</dt>
        <dd lang="en" className="break-words">
          {subject}
        </dd>
      </dl>
      <section
        lang="en"
        aria-label={requestDialogWords.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll to its end.
        tabIndex={0}
        className="mt-4 rounded-lg border border-line bg-sunk p-4 text-sm break-words whitespace-pre-line"
      >
        {text.trim()}
      </section>
      {requestDialogWords.meaning && <p className="mt-3 text-sm">{requestDialogWords.meaning}</p>}
      {others.length > 0 && (
        <p className="mt-3 text-sm text-muted">{requestDialogWords.others(listed(others.map(({ name }) => name)))}</p>
      )}
      <p className="mt-3 text-sm text-muted">{requestDialogWords.wrong}</p>
    </Dialog>
  )
}
