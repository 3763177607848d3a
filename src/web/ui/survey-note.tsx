import { classNames } from './class-names.ts'

interface SurveyNoteProps {
  /** What lenders averaged, and when, where it is not said nearby. */
  survey: string | null
  gap: string
  warning: string | null
  /** What our estimate is built on, where it is not said nearby. */
  base: string | null
  className?: string
}

/** What lenders averaged, how far our own estimate is from it, and which of the two to plan with. */
export function SurveyNote({ survey, gap, warning, base, className }: SurveyNoteProps) {
  return (
    <div
      className={classNames(
        'rounded-md border-l-4 px-4 py-3 text-sm',
        warning ? 'border-attention bg-attention-soft/55' : 'border-edge bg-sunk',
        className,
      )}
    >
      <p>
        {survey} {gap} {warning && <strong className="font-[560] text-attention-text">{warning}</strong>}
      </p>
      {base && <p className="mt-1 text-muted">{base}</p>}
    </div>
  )
}
