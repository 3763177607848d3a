import { Suspense, use, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CROP_WIDTH, type Crop as CropArea } from '../crops.ts'
import { figureWords } from '../disclosure-words.ts'
import type { PagePicture } from './page-pictures.ts'

/** Between a figure and its frame, in points of the disclosure. */
const ROOM = 2

interface CropProps {
  picture: Promise<PagePicture | null>
  crop: CropArea
  sure: boolean
  name: string
}

/** The very row a figure was read from, with a frame around the figure. Its space is reserved before the page is rendered. */
export function Crop({ crop, ...props }: CropProps) {
  return (
    <div
      role="img"
      aria-label={figureWords.pictureOf(props.name)}
      className="flex w-full justify-between overflow-hidden rounded-md border border-line bg-[var(--paper-picture)]"
    >
      {crop.pieces.map(piece => (
        <div
          key={piece.x}
          className="relative overflow-hidden"
          style={{ width: `${(piece.width / CROP_WIDTH) * 100}%`, aspectRatio: `${piece.width} / ${crop.height}` }}
        >
          <Suspense>
            <Piece {...props} crop={crop} piece={piece} />
          </Suspense>
        </div>
      ))}
    </div>
  )
}

/** A part of the row, at the scale of the whole. */
function Piece({ picture, crop, piece, sure }: Omit<CropProps, 'name'> & { piece: CropArea['pieces'][number] }) {
  const page = use(picture)
  const [isSeen, setSeen] = useState(false)
  if (!page) return null
  const { figure } = crop
  const place = (x: number, y: number, width: number, height: number) => ({
    left: `${((x - piece.x) / piece.width) * 100}%`,
    top: `${((y - crop.y) / crop.height) * 100}%`,
    width: `${(width / piece.width) * 100}%`,
    height: `${(height / crop.height) * 100}%`,
  })
  return (
    <>
      <img
        src={page.url}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={() => setSeen(true)}
        className="absolute max-w-none"
        style={place(0, 0, page.width, page.height)}
      />
      {isSeen && (
        <span
          className={classNames(
            'absolute border-2',
            sure ? 'border-[var(--frame-sure)]' : 'border-dashed border-[var(--frame-check)]',
          )}
          style={place(figure.x - ROOM, figure.y - ROOM, figure.width + 2 * ROOM, figure.height + 2 * ROOM)}
        />
      )}
    </>
  )
}
