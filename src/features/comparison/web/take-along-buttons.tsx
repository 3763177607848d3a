import { FileSpreadsheet, Printer, Share2 } from 'lucide-react'
import { memo } from 'react'
import { takeAlongWords } from '#features/comparison/page-words.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { toCsv, toMessage } from '../spreadsheet.ts'
import type { Compared } from './use-verdict.ts'

/** Tells spreadsheet programs that names are in UTF-8. */
const UTF8_MARK = '\uFEFF'

/** On paper, as a file, or to somebody who decides along. */
export const TakeAlongButtons = memo(function TakeAlongButtons({ compared }: { compared: Compared }) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button
        always
        variant="ghost"
        size="sm"
        icon={<Printer className="size-4" aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {takeAlongWords.print}
      </Button>
      <Button
        always
        variant="ghost"
        size="sm"
        icon={<FileSpreadsheet className="size-4" aria-hidden="true" />}
        onClick={() => saveFile(takeAlongWords.file, 'text/csv;charset=utf-8', `${UTF8_MARK}${toCsv(compared)}`)}
      >
        {takeAlongWords.downloadCsv}
      </Button>
      <Button
        always
        variant="ghost"
        size="sm"
        icon={<Share2 className="size-4" aria-hidden="true" />}
        onClick={() => void share(toMessage(compared))}
      >
        {takeAlongWords.share}
      </Button>
    </div>
  )
})

async function share(text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: takeAlongWords.pageTitle, text })
    } catch (reason) {
      // Closing the share sheet is an answer, not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: takeAlongWords.copied, description: takeAlongWords.copyHint })
  } catch {
    toast({
      title: takeAlongWords.couldNotCopy,
      description: takeAlongWords.browserDidNotAllow,
      destructive: true,
    })
  }
}
