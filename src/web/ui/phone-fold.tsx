import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface PhoneFoldProps {
  show: string
  hide: string
  /** Where something else opens it, too. */
  open?: boolean
  onOpenChange?(open: boolean): void
  className?: string
  children: ReactNode
}

/** What a phone has no room for waits behind a button; at a desk, on paper and without a script it stands open. */
export function PhoneFold({ show, hide, open, onOpenChange, className, children }: PhoneFoldProps) {
  const [chosen, setChosen] = useState(false)
  const isOpen = open ?? chosen
  const id = useId()
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={classNames('no-print lg:hidden noscript:hidden', className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (onOpenChange ?? setChosen)(!isOpen)}
      >
        {isOpen ? hide : show}
      </Button>
      <div id={id} className={isOpen ? undefined : 'not-print:max-lg:not-noscript:hidden'}>
        {children}
      </div>
    </>
  )
}
