import { useCallback, useRef } from 'react'
import { dismissToast, type ToastMessage, toast } from './toast.ts'

/** A note about a form. It goes once the person sets about what it asks for: on a phone it lies over the buttons. */
export function useComplaint(): { complain(message: ToastMessage): void; heard(): void } {
  const note = useRef<number>(undefined)
  const heard = useCallback(() => {
    if (note.current !== undefined) dismissToast(note.current)
    note.current = undefined
  }, [])
  const complain = useCallback(
    (message: ToastMessage) => {
      heard()
      note.current = toast(message)
    },
    [heard],
  )
  return { complain, heard }
}
