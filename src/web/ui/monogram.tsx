import { LENDER_SHAPES, lenderLook } from '#web/charts/look.ts'
import { classNames } from './class-names.ts'

export interface MonogramProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  round?: boolean
  /** Of a lender that is compared: the colour and shape of its row, whatever its name. All others have none. */
  mark?: number | undefined
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** Initials, on the colour of the lender's mark if it has one. A colour by name would be some other lender's. */
export function Monogram({ name, size = 'md', round, mark }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tile grid flex-none place-items-center font-[650] select-none',
        !mark && 'border border-line bg-sunk text-ink',
        SIZES[size],
        round ? 'rounded-full' : 'rounded-md',
      )}
      data-lender={mark ? ((mark - 1) % LENDER_SHAPES) + 1 : undefined}
    >
      {initialsOf(name)}
      {mark ? <Shape mark={mark} /> : null}
    </span>
  )
}

function Shape({ mark }: { mark: number }) {
  const { colour, marker } = lenderLook(mark)
  return (
    <svg className="tile-shape" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle r="8" className="fill-surface" />
      <path d={marker} fill={colour} />
    </svg>
  )
}

export function initialsOf(name: string): string {
  const words = name
    .split(/[\s&/-]+/)
    .map(word => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
  const letters =
    words.length > 1 ? [words[0], words[words.length - 1]].map(word => word?.[0]) : [words[0]?.slice(0, 2)]
  return letters.join('').toUpperCase() || '?'
}
