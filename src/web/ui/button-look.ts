import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'destructive'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-strong',
  ghost: 'border-line bg-surface text-ink hover:border-edge hover:bg-hover',
  quiet: 'border-transparent text-action-text hover:bg-hover',
  destructive: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
}

// The small button keeps a 44 px target through its ::after.
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 text-sm after:absolute after:inset-x-0 after:-inset-y-1.25',
  md: 'min-h-11 text-sm',
  lg: 'min-h-13 text-base',
}

/** Not for a square one: of two paddings the wider would win, whichever stands last here. */
const SIDES: Record<ButtonSize, string> = { sm: 'px-3.5', md: 'px-5', lg: 'px-7' }

/** How a button looks, for a link or a label that should look like one. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', square = false): string {
  return classNames(
    'button relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border',
    'py-1.5 text-center font-[560] leading-snug no-underline select-none',
    VARIANTS[variant],
    SIZES[size],
    square ? 'aspect-square' : SIDES[size],
  )
}
