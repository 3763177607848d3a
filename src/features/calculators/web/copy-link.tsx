import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { copyLinkWords } from '#features/calculators/page-words.ts'
import { Button } from '#web/ui/button.tsx'

/** The address holds all figures, so copying it shares the result. */
export function CopyLink() {
  const [note, setNote] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setNote(copyLinkWords.linkCopied)
    } catch {
      setNote(copyLinkWords.yourBrowserWouldNot)
    }
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="ghost" size="sm" icon={<Link2 className="size-4" aria-hidden="true" />} onClick={copy}>
        {copyLinkWords.copyLink}
      </Button>
      <p role="status" className="text-sm text-muted">
        {note}
      </p>
    </div>
  )
}
