import { useState } from 'react'
import { useShortcut } from './use-shortcut.ts'

export interface Find {
  isOpen: boolean
  show(): void
  close(): void
}

/** Ctrl or Cmd K, or the field in the menu; on a phone the menu gives way to it. */
export function useFind(closeMenu: () => void): Find {
  const [isOpen, setOpen] = useState(false)
  const show = () => {
    closeMenu()
    setOpen(true)
  }
  useShortcut('k', show)
  return { isOpen, show, close: () => setOpen(false) }
}
