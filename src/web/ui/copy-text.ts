import { copyTextWords } from '#web/ui/words.ts'
import { toast } from './toast.ts'

/** Puts words on the clipboard and says so, in `copied`. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copied })
  } catch {
    // Some browsers ask first, and people say no.
    toast({ title: copyTextWords.failed })
  }
}
