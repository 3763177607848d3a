import { CircleAlert, CircleCheck, CircleHelp, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'
import { Card } from './card.tsx'

export type VerdictChip = 'do' | 'ask' | 'right' | 'open' | 'begin'

const CHIPS: Record<VerdictChip, { tone: Tone; Icon: typeof CircleAlert }> = {
  do: { tone: 'attention', Icon: CircleAlert },
  ask: { tone: 'neutral', Icon: CircleHelp },
  right: { tone: 'good', Icon: CircleCheck },
  open: { tone: 'neutral', Icon: CircleHelp },
  begin: { tone: 'neutral', Icon: Flag },
}

interface VerdictCardProps {
  chip: VerdictChip
  /** On the chip. */
  label: string
  title: string
  detail: string
  /** Figures and the button below the sentence. */
  children?: ReactNode
}

/** One sentence about what somebody entered; said aloud when typing changes it. */
export function VerdictCard({ chip, label, title, detail, children }: VerdictCardProps) {
  const { tone, Icon } = CHIPS[chip]
  return (
    <Card>
      <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden="true" />}>
        {label}
      </Badge>
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">{detail}</p>
      {children}
    </Card>
  )
}
