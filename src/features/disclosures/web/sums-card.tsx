import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Check } from '#domain/disclosures/check.ts'
import { formatApr } from '#domain/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { checkWords, sumWords } from '../disclosure-words.ts'
import { dollars } from '../figure-text.ts'
import { MoreRows } from './more-rows.tsx'

const FIRST = ['section_D', 'section_I', 'section_J', 'cash_to_close', 'principal_and_interest', 'apr']

/** The disclosure's own sums and formulas, worked out again. */
export function SumsCard({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) {
    return (
      <Card title={sumWords.none}>
        <p className="text-sm text-muted">{sumWords.noneWhy}</p>
      </Card>
    )
  }
  const right = checks.filter(({ ok }) => ok).length
  const holds = right === checks.length
  // A sum that two ways lead to stands on top once.
  const isFirst = (check: Check) => !check.ok || (FIRST.includes(check.name) && check === checks.find(isSum(check)))
  return (
    <Card
      title={holds ? sumWords.title : sumWords.titleNot}
      actions={
        <Badge tone={holds ? 'good' : 'attention'} icon={<Mark ok={holds} />}>
          {sumWords.tally(right, checks.length)}
        </Badge>
      }
    >
      <SumList checks={checks.filter(isFirst)} />
      {!holds && <p className="mt-3 text-sm text-attention-text">{sumWords.ask}</p>}
      {checks.some(check => !isFirst(check)) && (
        <MoreRows label={sumWords.all}>
          <SumList checks={checks.filter(check => !isFirst(check))} />
        </MoreRows>
      )}
    </Card>
  )
}

function isSum({ name, printed }: Check): (check: Check) => boolean {
  return check => check.name === name && check.printed === printed
}

function SumList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map(check => (
        <li
          key={`${check.name} ${check.fields.join(' ')}`}
          className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="min-w-0">
            <span className="block text-sm">{checkWords[check.name]}</span>
            {!check.ok && (
              <span className="block text-xs text-attention-text">
                {sumWords.computed} {computedText(check)}
              </span>
            )}
          </span>
          <span className="flex flex-none items-center gap-1.5">
            <span className="num text-sm font-[560]">{shown(check, check.printed)}</span>
            <Mark ok={check.ok} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Mark({ ok }: { ok: boolean }) {
  return ok ? (
    <CircleCheck className="size-4 text-action-text" aria-label={sumWords.title} role="img" />
  ) : (
    <CircleAlert className="size-4 text-attention-text" aria-label={sumWords.titleNot} role="img" />
  )
}

function computedText(check: Check): string {
  const { computed } = check
  if (typeof computed === 'number') return shown(check, computed)
  return sumWords.between(shown(check, computed.low), shown(check, computed.high))
}

function shown({ unit }: Check, value: number): string {
  if (unit === 'cents') return dollars(Math.round(value))
  return unit === 'percent' ? formatApr(value) : String(value)
}
