import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { changeNumbersWords as words } from './words.ts'

interface ChangeNumbersProps {
  /** There is an answer from known figures: on a phone it stands first, and the fields wait behind a button. */
  answered: boolean
  className?: string
  children: ReactNode
}

/** The fields of a calculator. At a desk they stand beside the answer; nothing has to be opened there. */
export function ChangeNumbers({ answered, className, children }: ChangeNumbersProps) {
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? !answered
  const id = useId()
  return (
    <div className={classNames('grid content-start gap-4', answered && 'max-lg:order-1', className)}>
      {answered && (
        <Button
          variant="ghost"
          className="w-full lg:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />}
          onClick={() => setChosen(!isOpen)}
        >
          {words.title}
        </Button>
      )}
      <div id={id} className={isOpen ? undefined : 'max-lg:hidden'}>
        {children}
      </div>
    </div>
  )
}
