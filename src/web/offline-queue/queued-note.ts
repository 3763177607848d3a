import type { Outcome } from '#resources/problem.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import { offlineQueueWords } from './words.ts'

/** What is said of a save that went well: in this browser only, for now, if that is so. */
export function savedNote(outcome: Outcome<unknown>, message: ToastMessage): ToastMessage {
  return outcome.ok && outcome.queued ? { ...message, description: offlineQueueWords.queued } : message
}
