import { useCallback, useRef } from 'react'
import { dismissToast, type ToastMessage, toast } from './toast.ts'

/** An error of a form, shown as a toast. It goes once the person sets about what it asks for: on a phone it lies over the buttons. */
export function useErrorToast(): { showError(message: ToastMessage): void; clearError(): void } {
  const note = useRef<number>(undefined)
  const clearError = useCallback(() => {
    if (note.current !== undefined) dismissToast(note.current)
    note.current = undefined
  }, [])
  const showError = useCallback(
    (message: ToastMessage) => {
      clearError()
      note.current = toast(message)
    },
    [clearError],
  )
  return { showError, clearError }
}
