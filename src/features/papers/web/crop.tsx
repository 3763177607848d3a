import { useLayoutEffect, useRef } from 'react'
import type { Place } from '#domain/papers/reading.ts'
import { classNames } from '#web/ui/class-names.ts'
import { figureWords } from '../words.ts'
import { PICTURE_SCALE } from './picture-scale.ts'

/** In points of the paper: wide enough for a label and its figure. */
const WIDTH = 250
const HEIGHT = 46

/** The very place a figure was read from, with a frame around it. */
export function Crop(props: { picture: HTMLCanvasElement; place: Place; sure: boolean; name: string }) {
  const { picture, place, sure, name } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const scale = PICTURE_SCALE
    const left = Math.max(0, Math.min(place.x + place.width + 14 - WIDTH, picture.width / scale - WIDTH))
    const top = Math.max(0, place.y + place.height / 2 - HEIGHT / 2)
    const colors = getComputedStyle(canvas.current)
    context.clearRect(0, 0, WIDTH * scale, HEIGHT * scale)
    context.drawImage(
      picture,
      left * scale,
      top * scale,
      WIDTH * scale,
      HEIGHT * scale,
      0,
      0,
      WIDTH * scale,
      HEIGHT * scale,
    )
    context.strokeStyle = colors.outlineColor
    context.lineWidth = 2 * scale
    context.setLineDash(sure ? [] : [4 * scale, 3 * scale])
    const [x, y] = [(place.x - left - 3) * scale, (place.y - top - 3) * scale]
    context.strokeRect(x, y, (place.width + 6) * scale, (place.height + 6) * scale)
  }, [picture, place, sure])
  return (
    <canvas
      ref={canvas}
      width={WIDTH * PICTURE_SCALE}
      height={HEIGHT * PICTURE_SCALE}
      role="img"
      aria-label={figureWords.pictureOf(name)}
      className={classNames(
        'block aspect-[250/46] w-full max-w-70 rounded-md border border-line bg-[var(--paper-picture)]',
        sure ? 'outline-[var(--frame-sure)]' : 'outline-[var(--frame-check)]',
      )}
    />
  )
}
