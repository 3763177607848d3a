import { FileDown, ImageDown, Share2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { takeCardWords } from '#features/cards/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { type CardContent, type CardKey, cardFileName } from '../card-model.ts'
import { cardToasts, headlineOf } from '../card-words.ts'
import { setTexts } from './card-face.tsx'
import type { ShownCard } from './card-files.ts'
import { designs } from './designs.ts'

type Way = 'png' | 'pdf' | 'share'

interface TakeCardProps {
  card: CardKey
  content: CardContent
  face: RefObject<SVGSVGElement | null>
}

/** Takes the card along: as a picture, on paper, or through the device's own share sheet. */
export function TakeCard({ card, content, face }: TakeCardProps) {
  const [busy, setBusy] = useState<Way | null>(null)

  async function take(way: Way) {
    if (!face.current) return
    setBusy(way)
    try {
      const title = headlineOf(card, content)
      await hand(way, card, { face: face.current, texts: setTexts(card, designs[card], content), title })
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(cardToasts.failed)
    }
    setBusy(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<ImageDown className="size-4" aria-hidden="true" />}
        loading={busy === 'png'}
        onClick={() => void take('png')}
      >
        {takeCardWords.downloadPng}
      </Button>
      <Button
        variant="ghost"
        icon={<FileDown className="size-4" aria-hidden="true" />}
        loading={busy === 'pdf'}
        onClick={() => void take('pdf')}
      >
        {takeCardWords.pdfPrint}
      </Button>
      {canShareCards() && (
        <Button
          variant="ghost"
          icon={<Share2 className="size-4" aria-hidden="true" />}
          loading={busy === 'share'}
          onClick={() => void take('share')}
        >
          {takeCardWords.share}
        </Button>
      )}
    </div>
  )
}

async function hand(way: Way, card: CardKey, shown: ShownCard): Promise<void> {
  const { cardPdf, cardPng } = await import('./card-files.ts')
  if (way === 'pdf') return download(await cardPdf(shown), cardFileName(card, 'pdf'))
  const png = await cardPng(shown)
  if (way === 'png') return download(png, cardFileName(card, 'png'))
  await navigator.share({ files: [asFile(png)], title: shown.title })
}

function asFile(png: Blob): File {
  return new File([png], 'our-new-home.png', { type: 'image/png' })
}

function canShareCards(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [asFile(new Blob())] })
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
