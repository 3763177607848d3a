import { startTransition, useEffect, useState } from 'react'
import { canvasFont, type Face, forgetWidths } from './measure.ts'

const faces: Face[] = [
  { font: 'serif', weight: 600 },
  { font: 'sans', weight: 500 },
]

/** Grows when the fonts have come, so that words which were set with others are set again. */
export function useCardFonts(): number {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const fonts = faces.map(face => canvasFont(face, 20))
    if (fonts.every(font => document.fonts.check(font))) return
    let isHere = true
    Promise.allSettled(fonts.map(font => document.fonts.load(font))).then(() => {
      forgetWidths()
      if (isHere) startTransition(() => setSeen(count => count + 1))
    })
    return () => {
      isHere = false
    }
  }, [])
  return seen
}
