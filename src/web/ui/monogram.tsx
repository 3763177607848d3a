import { LENDER_SHAPES, lenderLook } from '#web/charts/look.ts'
import { classNames } from './class-names.ts'

const TILES = 8

export interface MonogramProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  round?: boolean
  /** Of a lender that is compared: its own colour and shape, whatever its name. */
  mark?: number | undefined
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** Initials on a colour: that of the lender's mark, or else one that is always the same for the name beside it. */
export function Monogram({ name, size = 'md', round, mark }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tile grid flex-none place-items-center font-[650] select-none',
        !mark && 'text-on-tile',
        SIZES[size],
        round ? 'rounded-full' : 'rounded-md',
      )}
      {...(mark ? { 'data-lender': ((mark - 1) % LENDER_SHAPES) + 1 } : { 'data-tile': tileOf(name) })}
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

function tileOf(name: string): number {
  let hash = 0
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (hash % TILES) + 1
}
