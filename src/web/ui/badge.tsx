import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'good' | 'attention' | 'danger' | 'info'

const TONES: Record<Tone, string> = {
  neutral: 'bg-hover text-ink',
  good: 'bg-action-soft text-action-text',
  attention: 'bg-attention-soft text-attention-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
}

export interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A word or two about a thing. The words carry the meaning; the tone only helps. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full flex-none items-center gap-1.5 rounded-full px-2.5 py-0.5 font-sans text-xs font-[560] tracking-normal',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
