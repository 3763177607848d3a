import { classNames } from './class-names.ts'

const TILES = 8

export interface MonogramProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  round?: boolean
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** A name's own mark: its initials on a colour that is always the same for that name. The name stands beside it. */
export function Monogram({ name, size = 'md', round }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tile grid flex-none place-items-center font-[650] text-on-tile select-none',
        SIZES[size],
        round ? 'rounded-full' : 'rounded-md',
      )}
      data-tile={tileOf(name)}
    >
      {initialsOf(name)}
    </span>
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
