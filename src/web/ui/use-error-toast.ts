import { useCallback, useEffect, useRef } from 'react'
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

/** Says what went wrong for as long as it is wrong: mended, by another try say, the note goes too. */
export function useProblemToast(message: ToastMessage | false | null | undefined): void {
  const said = useRef(message)
  said.current = message
  const wrong = Boolean(message)
  useEffect(() => {
    if (!wrong || !said.current) return
    const id = toast(said.current)
    return () => dismissToast(id)
  }, [wrong])
}
