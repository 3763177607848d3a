import { Suspense, use, useState } from 'react'
import type { Place } from '#domain/papers/reading.ts'
import { classNames } from '#web/ui/class-names.ts'
import { figureWords } from '../paper-words.ts'
import type { PagePicture } from './page-pictures.ts'

/** In points of the paper: wide enough for a label and its figure. */
const WIDTH = 250
const HEIGHT = 46
/** Between a figure and its frame. */
const ROOM = 3

interface CropProps {
  picture: Promise<PagePicture | null>
  place: Place
  sure: boolean
  name: string
}

/** The very place a figure was read from, with a frame around it. Its room is there before the page is drawn. */
export function Crop(props: CropProps) {
  return (
    <div className="relative aspect-[250/46] w-full max-w-70 overflow-hidden rounded-md border border-line bg-[var(--paper-picture)]">
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </div>
  )
}

function Drawn({ picture, place, sure, name }: CropProps) {
  const page = use(picture)
  const [isSeen, setSeen] = useState(false)
  if (!page) return null
  const left = Math.max(0, Math.min(place.x + place.width + 14 - WIDTH, page.width - WIDTH))
  const top = Math.max(0, place.y + place.height / 2 - HEIGHT / 2)
  return (
    <>
      <img
        src={page.url}
        alt={figureWords.pictureOf(name)}
        decoding="async"
        draggable={false}
        onLoad={() => setSeen(true)}
        className="absolute max-w-none"
        style={{ ...across({ left: -left, width: page.width }), ...down({ top: -top, height: page.height }) }}
      />
      {isSeen && (
        <span
          className={classNames(
            'absolute border-2',
            sure ? 'border-[var(--frame-sure)]' : 'border-dashed border-[var(--frame-check)]',
          )}
          style={{
            ...across({ left: place.x - left - ROOM, width: place.width + 2 * ROOM }),
            ...down({ top: place.y - top - ROOM, height: place.height + 2 * ROOM }),
          }}
        />
      )}
    </>
  )
}

/** Points of the paper as shares of what is shown of it. */
function across({ left, width }: { left: number; width: number }) {
  return { left: `${(left / WIDTH) * 100}%`, width: `${(width / WIDTH) * 100}%` }
}

function down({ top, height }: { top: number; height: number }) {
  return { top: `${(top / HEIGHT) * 100}%`, height: `${(height / HEIGHT) * 100}%` }
}
