import { Check, Circle, CircleHelp, X } from 'lucide-react'
import type { EscrowAnalysis } from '#domain/escrow/analysis.ts'
import { formatCents } from '#domain/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Review } from '../review.ts'
import type { ShortagePart } from '../shortage-parts.ts'
import {
  checkDetail,
  checkNames,
  gapWords,
  partWords,
  remedyWords,
  resultWords,
  statementWords as words,
} from '../statement-words.ts'
import { MarkedRow } from './marked-row.tsx'

const MARKS = { right: Check, over: Circle, ask: CircleHelp }

/** Every check with its sum; those that fit are shown as well. */
export function ChecksCard({ checks }: Pick<Review, 'checks'>) {
  const right = checks.filter(({ result }) => result === 'right').length
  return (
    <Card title={words.checked} actions={<Badge>{words.checkedCount(right, checks.length)}</Badge>}>
      <dl className="divide-y divide-line">
        {checks.map(check => (
          <MarkedRow
            key={check.key}
            label={checkNames[check.key]}
            why={checkDetail(check)}
            mark={MARKS[check.result]}
            tone={check.result === 'right' ? 'text-action-text' : 'text-attention-text'}
          >
            {resultWords[check.result]}
          </MarkedRow>
        ))}
      </dl>
    </Card>
  )
}

/** What cannot be said, each with why. */
export function GapsCard({ gaps }: Pick<Review, 'gaps'>) {
  if (gaps.length === 0) return null
  return (
    <Card title={words.cannot}>
      <ul className="grid gap-2">
        {gaps.map(gap => (
          <li key={gap} className="text-sm">
            {gapWords[gap]}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Where the shortage comes from, down to the printed sum. */
export function ShortageCard({ parts }: { parts: readonly ShortagePart[] }) {
  if (parts.length === 0) return null
  return (
    <Card title={words.comesFrom}>
      <dl className="divide-y divide-line">
        {parts.map(part => {
          const { title, why } = partWords(part)
          const isSum = part.kind === 'real' || part.kind === 'printed'
          return (
            <div
              key={title}
              className={classNames(
                'flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0',
                isSum && 'font-[650] not-first:border-t-2 not-first:border-t-ink',
              )}
            >
              <dt>
                {title}
                {why && <span className="block text-sm font-normal text-muted">{why}</span>}
              </dt>
              <dd className={classNames('num flex-none', part.kind === 'reserve' && 'text-attention-text')}>
                {formatCents(part.cents / 100)}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

/** What they may and may not ask for what is missing. */
export function MayCard({ analysis }: { analysis: EscrowAnalysis }) {
  const { shortage, deficiency, surplus, may, deficiency_may, plan } = analysis
  if (may.length === 0 && deficiency_may.length === 0) return null
  const isLarge = shortage >= plan.payment
  return (
    <Card title={words.may} description={surplus > 0 ? undefined : isLarge ? words.mayLarge : words.maySmall}>
      <ul className="divide-y divide-line">
        {may.map(remedy => (
          <May
            key={remedy}
            title={remedyWords[remedy].title}
            detail={remedyWords[remedy].detail(shortage || surplus)}
          />
        ))}
        {isLarge && shortage > 0 && (
          <>
            <May title={words.offerOne(shortage)} detail={words.offerOneWhy} />
            <May isNot title={words.never} detail={words.neverWhy} />
          </>
        )}
      </ul>
      {deficiency > 0 && (
        <>
          <p className="mt-4 text-sm text-muted">{words.mayAdvance}</p>
          <ul className="divide-y divide-line">
            {deficiency_may.map(remedy => (
              <May key={remedy} title={remedyWords[remedy].title} detail={remedyWords[remedy].detail(deficiency)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function May({ title, detail, isNot = false }: { title: string; detail: string; isNot?: boolean }) {
  const Mark = isNot ? X : Check
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-full',
          isNot ? 'border border-edge' : 'bg-action-soft text-action-text',
        )}
      >
        <Mark className="size-4" aria-hidden="true" />
      </span>
      <div>
        <p className="font-[560]">{title}</p>
        <p className="text-sm text-muted">{detail}</p>
      </div>
    </li>
  )
}
