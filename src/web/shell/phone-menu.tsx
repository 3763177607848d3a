import type { ReactNode } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import { phoneMenuWords } from '#web/words.ts'

interface PhoneMenuProps {
  onClose(): void
  children: ReactNode
}

/** The sidebar of a phone: a sheet over the page. */
export function PhoneMenu({ onClose, children }: PhoneMenuProps) {
  return (
    <Sheet open onOpenChange={onClose} side="left" title={phoneMenuWords.menu} className="w-[18rem]">
      {children}
    </Sheet>
  )
}
