import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** From this width on there is room. */
const WIDE = '(min-width: 64rem)'

interface FoldingCardProps {
  icon: ReactNode
  title: string
  /** What it says without being opened. */
  summary?: ReactNode
  /** It is worth telling also when the card is open. */
  keepsSummary?: boolean
  /** `wide`: open where there is room, folded on a phone. */
  starts: 'wide' | 'folded'
  /** Something inside was asked for. */
  wanted?: boolean
  /** The content reaches the edges. */
  flush?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A card that is one line until somebody wants it. */
export function FoldingCard({
  icon,
  title,
  summary,
  keepsSummary,
  starts,
  wanted,
  flush,
  id,
  className,
  children,
}: FoldingCardProps) {
  const content = useId()
  const [chosen, setOpen] = useState<boolean>()
  const isWide = useSyncExternalStore(followWidth, isWideNow, () => true)
  const isOpen = chosen ?? (starts === 'wide' && isWide)
  // Prerendered, it fits both: until somebody chooses, the styles alone say whether there is room.
  const fits = starts === 'wide' && chosen === undefined
  useEffect(() => {
    if (wanted) setOpen(true)
  }, [wanted])
  return (
    <Card flush id={id} className={className}>
      <h2 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-lg px-5 py-3.5 text-left sm:px-6"
        >
          <span className="flex-none text-muted" aria-hidden="true">
            {icon}
          </span>
          <span className="min-w-0 flex-1">
            <span className="serif block text-xl">{title}</span>
            {summary && (keepsSummary || fits || !isOpen) && (
              <span
                className={classNames('block text-sm font-normal text-muted', fits && !keepsSummary && 'lg:hidden')}
              >
                {summary}
              </span>
            )}
          </span>
          <ChevronDown
            className={classNames(
              'size-5 flex-none transition-transform motion-reduce:transition-none',
              fits ? 'lg:rotate-180' : isOpen && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div
        id={content}
        hidden={!isOpen && !fits}
        className={classNames(!flush && 'px-5 pb-5 sm:px-6 sm:pb-6', fits && 'max-lg:hidden')}
      >
        {children}
      </div>
    </Card>
  )
}

function followWidth(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

function isWideNow(): boolean {
  return window.matchMedia(WIDE).matches
}
