import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { formatDay } from '#domain/day-words.ts'
import { formatApr, formatRate } from '#domain/figures.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import { lenderChoiceWords } from '#features/lenders/page-words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import type { Lender } from '../model.ts'
import { requestWords } from '../request-words.ts'
import { type Fit, fitOf, hasLimits } from '../rules.ts'
import { aboutLender, amountRange, fitWords, lendersWords } from '../words.ts'
import { openSite } from './open-site.ts'

const tones: Record<Exclude<Fit, 'unknown'>, Tone> = { fits: 'good', below: 'attention', above: 'attention' }

interface LenderChoiceProps {
  lender: Lender
  /** The colour and shape that it has in the comparison, if it is compared. */
  mark: number | undefined
  loan_amount: number | null
  applied: boolean
  chosen: boolean
  onChoose(chosen: boolean): void
}

/** One lender to tick. A lender on the list stays ticked. */
export function LenderChoice({ lender, mark, loan_amount, applied, chosen, onChoose }: LenderChoiceProps) {
  const id = useId()
  const fit = fitOf(lender, loan_amount)
  const isReadOnly = useReadOnly()
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line px-5 py-5 first:border-t-0 has-checked:bg-action-soft/50 sm:px-6 lg:grid-cols-[auto_minmax(0,1fr)_11rem_auto]">
      <input
        id={id}
        type="checkbox"
        className="tick mt-2.5 scroll-mt-20 after:absolute after:top-0 after:bottom-0 after:left-0 after:w-16"
        checked={applied || chosen}
        disabled={applied || isReadOnly}
        aria-describedby={`${id}-about`}
        onChange={event => onChoose(event.target.checked)}
      />
      <div className="flex min-w-0 gap-4">
        <span className="hidden sm:block">
          <Monogram name={lender.name} mark={mark} />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <label htmlFor={id} className="cursor-pointer py-1 text-lg font-[560]">
              {lender.name}
            </label>
            {applied && <Badge tone="info">{lenderChoiceWords.applied}</Badge>}
            {lender.email && <Badge tone="info">{requestWords.byMail}</Badge>}
          </div>
          <div id={`${id}-about`}>
            <p className="mt-0.5 text-sm text-muted">{aboutLender(lender.description)}</p>
            {hasLimits(lender) && (
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
                <span className="num">{amountRange(lender)}</span>
                {fit !== 'unknown' && <Badge tone={tones[fit]}>{fitWords[fit]}</Badge>}
              </p>
            )}
            <p className="mt-1.5 text-sm text-muted">
              {lender.loan_types.map(type => loanTypeLabels[type] ?? type).join('\u00a0· ')}
            </p>
          </div>
        </div>
      </div>
      <p className="col-start-2 mt-3 lg:col-start-3 lg:mt-0 lg:text-right">
        {lender.interest_rate !== null && (
          <span className="serif num mr-2 text-2xl lg:mr-0">{formatRate(lender.interest_rate)}</span>
        )}
        <span className="text-xs text-muted lg:block">{rateWords(lender)}</span>
      </p>
      <div className="col-start-2 mt-3 lg:col-start-4 lg:mt-0">
        <Button
          always
          variant="ghost"
          size="sm"
          className="scroll-mt-20"
          aria-label={lenderChoiceWords.siteOf(lender.name)}
          icon={<ExternalLink className="size-4" aria-hidden="true" />}
          onClick={() => void openSite(lender)}
        >
          {lenderChoiceWords.openSite}
        </Button>
      </div>
    </li>
  )
}

function rateWords({ interest_rate, apr, rate_day }: Lender): string {
  if (interest_rate === null || apr === null || rate_day === null) return lendersWords.noRate
  return lendersWords.quoted(formatApr(apr), formatDay(rate_day))
}
