import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bannerWords } from '#web/words.ts'
import type { Tone } from './badge.tsx'
import { classNames } from './class-names.ts'

const GROUNDS: Record<Tone, string> = {
  neutral: 'border-line bg-sunk',
  good: 'border-action/25 bg-action-soft/55',
  attention: 'border-attention/35 bg-attention-soft/55',
  danger: 'border-danger/35 bg-danger-soft/55',
  info: 'border-info/25 bg-info-soft/55',
}

const MARKS: Record<Tone, string> = {
  neutral: 'text-muted',
  good: 'text-action-text',
  attention: 'text-attention-text',
  danger: 'text-danger-text',
  info: 'text-info-text',
}

export interface BannerProps {
  tone?: Tone
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** With it the banner has a close button. */
  onDismiss?(): void
  /** It appeared because of something the person just did, so it is read out. */
  announced?: boolean
  className?: string
}

export function Banner(props: BannerProps) {
  const { tone = 'info', icon, title, children, actions, onDismiss, announced, className } = props
  return (
    <div
      role={announced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('relative flex gap-3.5 rounded-lg border px-4 py-4 sm:px-5', GROUNDS[tone], className)}
    >
      {icon && (
        <span className={classNames('mt-0.5 flex-none', MARKS[tone])} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={classNames('min-w-0 flex-1', onDismiss && 'pr-9')}>
        <p className="font-[560]">{title}</p>
        {children && <div className="mt-0.5 text-sm">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          className="icon-button absolute top-1 right-1"
          aria-label={bannerWords.dismiss}
          onClick={onDismiss}
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
