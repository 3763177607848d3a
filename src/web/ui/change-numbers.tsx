import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { changeNumbersWords as words } from './words.ts'

export interface ChangeNumbersState {
  id: string
  answered: boolean
  isOpen: boolean
  toggle(): void
}

/** `answered`: there is an answer from known figures. On a phone it stands first, and the fields wait behind a button in it. */
export function useChangeNumbers(answered: boolean): ChangeNumbersState {
  const id = useId()
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? !answered
  function toggle() {
    setChosen(!isOpen)
    if (!isOpen) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  }
  return { id, answered, isOpen, toggle }
}

/** In the answer, right below its figure. At a desk the fields stand beside it; nothing has to be opened there. */
export function ChangeNumbersButton({ numbers: { id, answered, isOpen, toggle } }: { numbers: ChangeNumbersState }) {
  if (!answered) return null
  return (
    <Button className="mt-4 w-full lg:hidden" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {words.title}
    </Button>
  )
}

interface ChangeNumbersProps {
  numbers: ChangeNumbersState
  className?: string
  children: ReactNode
}

/** The fields of a calculator. */
export function ChangeNumbers({ numbers: { id, answered, isOpen }, className, children }: ChangeNumbersProps) {
  return (
    <div
      id={id}
      className={classNames('scroll-mt-20', !isOpen && 'max-lg:hidden', answered && 'max-lg:order-1', className)}
    >
      {children}
    </div>
  )
}
