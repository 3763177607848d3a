import { CircleAlert } from 'lucide-react'
import type { DebtRatios } from '#domain/debt-ratios.ts'
import { debtRatioWords, debtWarning } from '../debt-ratio-words.ts'

/** Debts today and with this home, and a plain word when lenders would not take it. */
export function DebtRatioNote({ ratios }: { ratios: DebtRatios }) {
  const warning = debtWarning(ratios)
  return (
    <div className="grid gap-2 text-sm text-muted" aria-live="polite">
      <p className="empty:hidden">{debtRatioWords(ratios)}</p>
      {warning && (
        <p className="flex gap-2 text-attention-text">
          <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {warning}
        </p>
      )}
    </div>
  )
}
