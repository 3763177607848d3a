import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'

type LinkButtonProps<Link extends ElementType> = {
  /** The router's Link, say; a plain anchor otherwise. */
  as?: Link
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
} & Omit<ComponentPropsWithRef<Link>, 'as'>

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton<Link extends ElementType = 'a'>(props: LinkButtonProps<Link>) {
  const { as, variant, size, icon, className, children, ...rest } = props
  const Element: ElementType = as ?? 'a'
  return (
    <Element {...rest} className={classNames(buttonLook(variant, size), className)}>
      {icon}
      {children}
    </Element>
  )
}
