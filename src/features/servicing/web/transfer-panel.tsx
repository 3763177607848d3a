import { Link } from 'react-router'
import { formatDate } from '#domain/day-words.ts'
import { sameName } from '#domain/servicing/transfer.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { CheckField, formWithin } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { servicingResource } from '../actions.ts'
import { changeDifferences } from '../change-differences.ts'
import { carriedPoint } from '../change-letters.ts'
import { carriedMeaning } from '../change-meaning-words.ts'
import { transferVerdict } from '../change-verdicts.ts'
import { changeWords, transferWords as words } from '../changes-words.ts'
import type { HomeLoan, Transfer } from '../model.ts'
import { figureWords, valueWords } from '../statement-words.ts'
import { blankNotice, filledNotice, NO_TRANSFER } from '../transfer-draft.ts'
import { reviewTransfer, type TransferReview } from '../transfer-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { ChangePanel, DaysCard, TodoCard } from './change-parts.tsx'
import { NoticeFields } from './notice-fields.tsx'
import type { OwnedLoan } from './owned-loan-only.tsx'

const differenceLabels = {
  from_old: words.fromOld,
  from_new: words.fromNew,
  is_autopay_moved: words.autopay,
  reminder_enabled: changeWords.remind,
}

/** Two letters held against each other, the days that follow, and both servicers' figures. */
export function TransferPanel({ home }: { home: OwnedLoan }) {
  const { loan, servicing } = home
  const filled = (transfer: Transfer): Transfer => ({
    ...transfer,
    from_old: filledNotice(transfer.from_old, loan.servicer),
    from_new: filledNotice(transfer.from_new, loan.servicer),
  })
  const form = useDraft(servicingResource, 'transfer', {
    start: NO_TRANSFER,
    input: filled,
    saved: { title: changeWords.saved },
  })
  const { typed } = form
  const noticeForm = (from: 'from_old' | 'from_new') =>
    formWithin(form, from, typed[from] ?? blankNotice(loan.servicer))
  // Held against each other are the letters whose day is known.
  const known = filled(typed)
  const review = reviewTransfer(
    {
      ...known,
      from_old: known.from_old?.effective_on ? known.from_old : null,
      from_new: known.from_new?.effective_on ? known.from_new : null,
    },
    servicing.statements,
  )
  const notice = known.from_old ?? known.from_new
  return (
    <ChangePanel
      verdict={transferVerdict(review)}
      words={words}
      form={
        <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
          <NoticeFields title={words.fromOld} form={noticeForm('from_old')} />
          <NoticeFields title={words.fromNew} form={noticeForm('from_new')} />
          <CheckField form={form} field="is_autopay_moved" label={words.autopay} hint={words.autopayHint} />
          <CheckField form={form} field="reminder_enabled" label={changeWords.remind} />
          <FormEnd form={form} save={changeWords.save} />
          <DraftQuestion draft={form} differences={(here, saved) => changeDifferences(differenceLabels, here, saved)} />
        </form>
      }
    >
      {review.findings.length > 0 && (
        <Card title={changeWords.checked}>
          <ul className="grid list-disc gap-2 pl-5">
            {review.findings.map(finding => (
              <li key={finding}>{words.findings[finding]}</li>
            ))}
          </ul>
        </Card>
      )}
      <DaysCard
        days={[
          { day: review.effective_on, title: words.effective, why: words.effectiveWhy },
          { day: review.grace_until, title: words.grace, why: words.graceWhy },
        ]}
      />
      {notice && <FiguresCard review={review} />}
      <ChangeLetterCard
        about="transfer"
        kind="error"
        servicer={notice?.new_servicer ?? ''}
        home={home}
        points={review.changed.map(carriedPoint)}
        meanings={review.changed.flatMap(
          ({ figure, old, new: fresh }) =>
            carriedMeaning?.(figureWords[figure], valueWords(figure, old), valueWords(figure, fresh)) ?? [],
        )}
      />
      <TodoCard title={words.todo} steps={words.todos}>
        {review.is_matched && notice && home.is_entered && <NowMine loan={loan} servicer={notice.new_servicer} />}
      </TodoCard>
    </ChangePanel>
  )
}

/** Once both letters say so, the loan has another servicer: its next statements begin with that name. */
function NowMine({ loan, servicer }: { loan: HomeLoan; servicer: string }) {
  const own = useAction(servicingResource, 'own')
  if (!servicer || sameName(loan.servicer, servicer)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="mb-4"
      loading={own.busy}
      onClick={() => own.start({ ...loan, servicer })}
    >
      {words.nowMine(servicer)}
    </Button>
  )
}

function FiguresCard({ review: { statements, is_same_payment, changed } }: { review: TransferReview }) {
  const said = !statements
    ? words.noPair
    : !is_same_payment
      ? words.otherPayment
      : changed.length === 0
        ? words.same
        : null
  return (
    <Card title={words.figures}>
      {said ? (
        <p className="text-muted">{said}</p>
      ) : (
        <DataTable
          caption={words.figures}
          hideCaption
          columns={[
            { key: 'figure', header: words.figure, cell: ({ figure }) => figureWords[figure] },
            { key: 'old', header: words.old, numeric: true, cell: each => valueWords(each.figure, each.old) },
            { key: 'new', header: words.new, numeric: true, cell: each => valueWords(each.figure, each.new) },
          ]}
          rows={changed}
          rowKey={({ figure }) => figure}
        />
      )}
      {!statements && (
        <LinkButton as={Link} to="/dashboard/statements" variant="ghost" size="sm" className="mt-3">
          {words.toStatements}
        </LinkButton>
      )}
      {statements && (
        <p className="mt-3 text-sm text-muted">
          {words.compared(
            statements.old.figures.servicer,
            formatDate(statements.old.figures.due_on),
            statements.new.figures.servicer,
            formatDate(statements.new.figures.due_on),
          )}
        </p>
      )}
    </Card>
  )
}
