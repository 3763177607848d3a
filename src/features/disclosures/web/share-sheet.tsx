import { ImageDown, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { shareWords as words } from '../share-words.ts'
import { sharePicture } from './share-picture.ts'

/** Shows the picture before it goes anywhere: through the device's own share sheet, or into a file. */
export function ShareSheet({ sentence, onClose }: { sentence: string; onClose(): void }) {
  const picture = usePicture(sentence)
  const file = picture && new File([picture.png], words.fileName, { type: 'image/png' })
  const canShare = file !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  async function share() {
    if (!file) return
    // Closing the device's sheet is a choice, not a failure.
    await navigator.share({ files: [file] }).catch(() => undefined)
  }
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.privacy}
      footer={
        <div className="grid gap-2">
          {canShare && (
            <Button icon={<Share2 className="size-4" aria-hidden="true" />} onClick={() => void share()}>
              {words.share}
            </Button>
          )}
          <Button
            variant={canShare ? 'ghost' : 'primary'}
            loading={!picture}
            icon={<ImageDown className="size-4" aria-hidden="true" />}
            onClick={() => picture && saveFile(words.fileName, 'image/png', picture.png)}
          >
            {words.save}
          </Button>
        </div>
      }
    >
      <div className="px-5 py-5">
        {picture ? (
          <img
            src={picture.url}
            alt={`${sentence} ${words.how}`}
            width={1200}
            height={630}
            className="h-auto w-full rounded-md border border-line"
          />
        ) : (
          <Skeleton className="aspect-[1200/630]" />
        )}
      </div>
    </Sheet>
  )
}

function usePicture(sentence: string): { png: Blob; url: string } | null {
  const [picture, setPicture] = useState<{ png: Blob; url: string } | null>(null)
  useEffect(() => {
    let url = ''
    let isGone = false
    sharePicture({ sentence, how: words.how }).then(
      png => {
        if (isGone) return
        url = URL.createObjectURL(png)
        setPicture({ png, url })
      },
      () => toast({ title: words.failed, destructive: true }),
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(url)
    }
  }, [sentence])
  return picture
}
