import { useEffect, useState } from 'react'

export interface Find {
  isOpen: boolean
  /** It was open once, so its code is here and it may close with grace. */
  wasOpen: boolean
  show(): void
  close(): void
}

/** Ctrl or Cmd K, or the field in the menu; on a phone the menu gives way to it. */
export function useFind(closeMenu: () => void): Find {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const show = () => {
    closeMenu()
    setWasOpen(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return { isOpen, wasOpen, show, close: () => setOpen(false) }
}
